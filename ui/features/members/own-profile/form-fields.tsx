import type { ComponentType } from 'react';
import {
  ALL_FIELDS,
  arrangeFields,
  isText,
  isTextList,
  PROFILE_FIELDS,
  type OwnField,
  type ProfileField,
  type ProfilePart,
  type TextField,
  type TextListField,
} from '#core/members/domain/profile-fields.ts';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { TextListInput } from '#ui/parts/people/text-list-input.tsx';
import { AgeField } from './age-field.tsx';
import { PictureFields } from './picture-fields.tsx';
import { HomeFields, LanguagesField, MeetingField } from './place-fields.tsx';
import { PhotosField } from './photos-field.tsx';
import type { FormProps } from './profile-values.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { useListField } from './use-list-field.ts';
import { AgesField, BondsField, InterestsField, SidesField } from './wish-fields.tsx';

/** The fields with a control of their own; a town is chosen beside its country, and what is said in its place too. */
const OWN_CONTROLS: Readonly<Partial<Record<ProfileField, ComponentType<FormProps> | null>>> = {
  location: null,
  age: AgeField,
  avatarUrl: PictureFields,
  'preferences.relationshipTypes': BondsField,
  'preferences.roles': SidesField,
  'preferences.ageRange': AgesField,
  'preferences.interests': InterestsField,
  'preferences.photos': PhotosField,
  'preferences.prompts': AnswerFields,
  'preferences.languages': LanguagesField,
  'preferences.country': HomeFields,
  'preferences.town': null,
  'preferences.meeting': MeetingField,
  'preferences.timeZone': TimeZoneField,
} satisfies Readonly<
  Record<OwnField | 'location' | 'preferences.town', ComponentType<FormProps> | null>
> &
  Readonly<Partial<Record<ProfileField, unknown>>>;

interface FormPartProps extends FormProps {
  readonly part: ProfilePart;
  /** The fields with which it begins. */
  readonly first?: readonly ProfileField[];
}

/** The fields of one part of the profile form. */
export function FormFields({ form, part, first = [] }: FormPartProps) {
  const fields = ALL_FIELDS.filter((field) => PROFILE_FIELDS[field].part === part);
  return arrangeFields(fields, { first }).map((field) => (
    <FormField key={field} form={form} field={field} />
  ));
}

function FormField({ form, field }: FormProps & { readonly field: ProfileField }) {
  const Own = OWN_CONTROLS[field];
  if (Own) return <Own form={form} />;
  if (Own === null) return null;
  if (isTextList(field)) return <TextsField form={form} field={field} />;
  return isText(field) ? <PlainTextField form={form} field={field} /> : null;
}

function TextsField({ form, field }: FormProps & { readonly field: TextListField }) {
  return <TextListInput field={field} {...useListField(form, field)} />;
}

function PlainTextField({ form, field }: FormProps & { readonly field: TextField }) {
  const { error } = form.getFieldState(field, form.formState);
  const registered = form.register(field);
  return (
    <Field
      label={fieldLabel(field, 'form')}
      hint={PROFILE_FIELD_TEXTS[field].hint}
      error={error?.message ?? ''}
    >
      {(control) =>
        PROFILE_FIELDS[field].kind === 'line' ? (
          <TextInput {...control} {...registered} />
        ) : (
          <TextArea {...control} {...registered} rows={6} />
        )
      }
    </Field>
  );
}
