import { Link } from 'react-router-dom';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { useOperator } from '#ui/parts/pages/operator.tsx';
import { QUIET_LINKS } from '#ui/parts/pages/quiet-links.ts';

/** What members find here in the place of the footer of the public pages. */
export function SettingsFoot() {
  const { name, contactEmail, country } = useOperator();
  return (
    <div className="text-sm text-quiet">
      <ul className="flex flex-wrap gap-x-6">
        {QUIET_LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">
        Run by <bdi>{name}</bdi>, <bdi>{country}</bdi>:{' '}
        <a href={`mailto:${contactEmail}`} className={SENTENCE_LINK_LOOK}>
          {contactEmail}
        </a>
      </p>
    </div>
  );
}
