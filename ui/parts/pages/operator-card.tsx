import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { useOperator } from './operator.tsx';

/** Who runs the site, and how to reach them. */
export function OperatorCard() {
  const { name, contactEmail, country } = useOperator();
  return (
    <Card className="mb-8 max-w-prose">
      <h2 className="text-xl">Who runs this site</h2>
      <p className="mt-2 wrap-anywhere">
        <bdi>{name}</bdi>
        <br />
        <bdi>{country}</bdi>
      </p>
      <p className="wrap-anywhere">
        <a href={`mailto:${contactEmail}`} className={LINK_LOOK}>
          {contactEmail}
        </a>
      </p>
    </Card>
  );
}
