import { useEffect, useState, type RefObject } from 'react';

/** An answer that has to be put right: the `id` of its field, and what the field is called. */
interface WrongField {
  readonly id: string;
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is wrong with the form; the summary is read again whenever it changes. */
  readonly errors: object;
  /** Whether it has been tried to send the form: until then an error at its field is enough. */
  readonly isSubmitted: boolean;
}

/** Stands at the head of a form that could not be sent, and leads to every field that is wrong. */
export function ErrorSummary({ form, errors, isSubmitted }: ErrorSummaryProps) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  useEffect(() => {
    setWrong(isSubmitted && form.current ? findWrongFields(form.current) : []);
  }, [form, errors, isSubmitted]);
  if (wrong.length === 0) return null;
  return (
    <section
      aria-label="Answers to check"
      className="mb-4 rounded-box border border-danger bg-danger-soft px-4 py-3"
    >
      <p className="font-semibold text-danger">
        {wrong.length === 1 ? 'Please check this answer:' : 'Please check these answers:'}
      </p>
      <ul>
        {wrong.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function findWrongFields(form: HTMLFormElement): readonly WrongField[] {
  return [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"][id]')].flatMap(
    ({ id, labels }) => (labels?.[0] ? [{ id, label: readLabel(labels[0]) }] : []),
  );
}

/** What a label shows. */
function readLabel(label: HTMLLabelElement): string {
  const shown = label.cloneNode(true) as HTMLLabelElement;
  for (const hidden of shown.querySelectorAll('.sr-only')) hidden.remove();
  return shown.textContent.replaceAll(/\s+/g, ' ').trim();
}
