const STATISTICS = [
  { figure: '50,000+', label: 'Connections' },
  { figure: '4.8/5', label: 'Satisfaction' },
  { figure: '5+', label: 'Relationship types' },
] as const;

/** What the product aims for, in three figures (specification §9), said to be that. */
export function Statistics() {
  return (
    <dl className="grid grid-cols-1 gap-x-8 border-t border-line sm:grid-cols-3">
      {STATISTICS.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-row-reverse items-baseline justify-end gap-3 border-b border-line py-4 max-[20rem]:flex-wrap-reverse sm:flex-col-reverse sm:items-start sm:gap-1 sm:border-b-0 sm:py-8"
        >
          <dt className="text-quiet">{label}: our aim</dt>
          <dd className="font-serif text-[clamp(2rem,1.6rem+1.6vw,3rem)] leading-none font-semibold tracking-[-0.02em] max-sm:min-w-36">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
