import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { FOCUS_RING, LONG_TEXT, Specimens } from './specimens.tsx';

/** Fields and what can stand in them. */
export function FieldSpecimens() {
  return (
    <Specimens title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Text, empty" hint="A hint says what is expected.">
          {(control) => <TextInput {...control} placeholder="Enter city or region..." />}
        </Field>
        <Field label="Text, in focus">
          {(control) => <TextInput {...control} className={FOCUS_RING} defaultValue="Leeds" />}
        </Field>
        <Field label="Text, wrong" hint="A hint" error="Please enter an email address.">
          {(control) => <TextInput {...control} defaultValue="rosa at home" />}
        </Field>
        <Field label="Text, disabled" hint="You can’t change it.">
          {(control) => <TextInput {...control} disabled defaultValue="rosa" />}
        </Field>
        <Field label="Several lines">
          {(control) => <TextArea {...control} defaultValue={LONG_TEXT} />}
        </Field>
        <Field label="Several lines, wrong" error="Please write at most 2,000 characters.">
          {(control) => <TextArea {...control} placeholder="A few words about you" />}
        </Field>
        <Field label="Choice">
          {(control) => (
            <Select {...control}>
              <option>Relevance</option>
              <option>{LONG_TEXT}</option>
            </Select>
          )}
        </Field>
        <Field label="Choice, wrong" error="Please choose one.">
          {(control) => (
            <Select {...control}>
              <option>None yet</option>
            </Select>
          )}
        </Field>
        <Field label="Choice, disabled">
          {(control) => (
            <Select {...control} disabled>
              <option>Relevance</option>
            </Select>
          )}
        </Field>
      </div>
    </Specimens>
  );
}
