interface FigureTableProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}

/** Counts by name, each with a bar as long as it is among the others. */
export function FigureTable({ title, rows }: FigureTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full">
      <caption className="mb-2 text-start font-serif text-xl font-semibold">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">How many</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-t border-line">
            <th
              scope="row"
              className="w-3/4 max-[15rem]:w-full py-1.5 pe-3 max-[15rem]:pe-1 text-start font-normal wrap-anywhere sm:w-1/2"
            >
              {name}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span className="w-10 max-[15rem]:w-auto shrink-0 text-end font-semibold tabular-nums lining-nums">
                  {count}
                </span>
                <span
                  aria-hidden="true"
                  className="h-2 grow rounded-full bg-sunken max-[15rem]:hidden"
                >
                  <span
                    className="block h-2 rounded-full bg-evergreen"
                    style={{ inlineSize: `${(count / most) * 100}%` }}
                  />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
