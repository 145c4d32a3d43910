import { useEffect, useState, type RefObject } from 'react';

/** An answer that has to be put right: the `id` of its field, and what the field is called. */
interface WrongField {
  readonly id: string;
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** How often it has been tried to send the form; in between the summary stays, so that nothing moves. */
  readonly submitCount: number;
}

/** Stands at the head of a form that could not be sent, and leads to every field that is wrong. */
export function ErrorSummary({ form, submitCount }: ErrorSummaryProps) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  useEffect(() => {
    if (submitCount === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      setWrong(form.current ? findWrongFields(form.current) : []);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [form, submitCount]);
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
