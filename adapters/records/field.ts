import type { Column, ColumnKind } from '#adapters/sql/table-columns.ts';

/** Names a value that generated source uses. */
type Bind = (value: unknown) => string;

/**
 * How a value is stored in columns: those that it is read from, those that it is written to, and the source text of
 * both. Source text becomes one function for each record at load, so that a row costs no more than one mapped by hand.
 */
export interface Field<Value, Read, Written = Read> {
  readonly reading: Read;
  readonly writing: Written;
  /** The expression that reads the value from the row. */
  readonly reads: (row: string, bind: Bind) => string;
  /** The expressions that make each column of the value. */
  readonly writes: (value: string, bind: Bind) => Readonly<Record<string, string>>;
  /** Never set: it carries the type. */
  readonly value?: Value;
}

type Named<Name extends string, Kind extends ColumnKind> = Readonly<
  Record<Name, { readonly kind: Kind; readonly nullable: false }>
>;

type Nullable<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends { readonly kind: infer Kind }
    ? { readonly kind: Kind; readonly nullable: true }
    : never;
};

/** A field for every property of the value: one that is forgotten does not compile. */
type FieldsOf<Value> = {
  readonly [Name in keyof Value]-?: Field<Value[Name], unknown, unknown>;
};

/** All of the properties' types at once. */
type AllOf<Boxed> = Boxed[keyof Boxed] extends (all: infer All) => void ? All : never;

type ReadBy<Fields> = AllOf<{
  [Name in keyof Fields]: Fields[Name] extends { readonly reading: infer Read }
    ? (all: Read) => void
    : never;
}>;
type WrittenBy<Fields> = AllOf<{
  [Name in keyof Fields]: Fields[Name] extends { readonly writing: infer Written }
    ? (all: Written) => void
    : never;
}>;
type ReadByCases<Cases> = AllOf<{ [Case in keyof Cases]: (all: ReadBy<Cases[Case]>) => void }>;
type WrittenByCases<Cases> = AllOf<{
  [Case in keyof Cases]: (all: WrittenBy<Cases[Case]>) => void;
}>;

type AnyField = Field<unknown, unknown, unknown>;

/** A text, of whatever type its parser makes. */
export function text<Value extends string, const Name extends string>(
  name: Name,
): Field<Value, Named<Name, 'text'>> {
  return column(name, 'text', asItIs, asItIs);
}

/** A whole number of 32 bits. */
export function integer<Value extends number, const Name extends string>(
  name: Name,
): Field<Value, Named<Name, 'integer'>> {
  return column(name, 'integer', asItIs, asItIs);
}

/** Any whole number, such as an id. */
export function bigint<Value extends number, const Name extends string>(
  name: Name,
): Field<Value, Named<Name, 'bigint'>> {
  return column(name, 'bigint', asItIs, asItIs);
}

/** A time, stored as milliseconds since 1970. */
export function time<const Name extends string>(name: Name): Field<string, Named<Name, 'bigint'>> {
  return column(
    name,
    'bigint',
    (stored) => `new Date(${stored}).toISOString()`,
    (value) => `Date.parse(${value})`,
  );
}

/** True or false, stored as 1 or 0. */
export function flag<const Name extends string>(
  name: Name,
): Field<boolean, Named<Name, 'integer'>> {
  return column(
    name,
    'integer',
    (stored) => `${stored} === 1`,
    (value) => `${value} ? 1 : 0`,
  );
}

/** A value stored as JSON. */
export function json<Value, const Name extends string>(
  name: Name,
): Field<Value, Named<Name, 'text'>> {
  return column(
    name,
    'text',
    (stored) => `JSON.parse(${stored})`,
    (value) => `JSON.stringify(${value})`,
  );
}

/** What may be `null`: then each of its columns is. Its first column says whether it is. */
export function optional<Value, Read, Written>(
  field: Field<Value, Read, Written>,
): Field<Value | null, Nullable<Read>, Nullable<Written>> {
  const [first] = namesOf(field.reading);
  return {
    reading: nullable(field.reading) as Nullable<Read>,
    writing: nullable(field.writing) as Nullable<Written>,
    reads: (row, bind) => `${row}.${first} === null ? null : (${field.reads(row, bind)})`,
    writes: (value, bind) =>
      mapValues(field.writes(value, bind), (made) => `${value} === null ? null : (${made})`),
  };
}

/** The fields of an object, for objects that have others too. */
export function fields<Value>() {
  return <const Fields extends FieldsOf<Value>>(declared: Fields): Fields => declared;
}

/** An object, property by property. */
export function group<Value>() {
  return <const Fields extends FieldsOf<Value>>(
    fields: Fields,
  ): Field<Value, ReadBy<Fields>, WrittenBy<Fields>> => ({
    ...columnsOf<Fields>(Object.values(fields)),
    reads: (row, bind) => `{ ${readsOf(fields, row, bind)} }`,
    writes: (value, bind) => writesOf(fields, value, bind),
  });
}

/** Two values in a row. */
export function pair<Value, Read, Written, OtherRead, OtherWritten>(
  one: Field<Value, Read, Written>,
  other: Field<Value, OtherRead, OtherWritten>,
): Field<readonly [Value, Value], Read & OtherRead, Written & OtherWritten> {
  return {
    reading: { ...one.reading, ...other.reading },
    writing: { ...one.writing, ...other.writing },
    reads: (row, bind) => `[${one.reads(row, bind)}, ${other.reads(row, bind)}]`,
    writes: (value, bind) => ({
      ...one.writes(`${value}[0]`, bind),
      ...other.writes(`${value}[1]`, bind),
    }),
  };
}

type Cases<Value, Tag extends keyof Value> = {
  readonly [Case in Value[Tag] & string]: FieldsOf<
    Omit<Extract<Value, Readonly<Record<Tag, Case>>>, Tag>
  >;
};

/** A union: a column has the tag, each case has its own fields, and the columns of the others are `null`. */
export function union<Value>() {
  return <
    Tag extends keyof Value & string,
    const Name extends string,
    const Fields extends Cases<Value, Tag>,
  >(
    tag: Tag,
    name: Name,
    cases: Fields,
  ): Field<
    Value,
    Named<Name, 'text'> & Nullable<ReadByCases<Fields>>,
    Named<Name, 'text'> & Nullable<WrittenByCases<Fields>>
  > => {
    const entries = Object.entries<Readonly<Record<string, AnyField>>>(cases);
    const tagColumn = { [name]: { kind: 'text', nullable: false } };
    const all = columnsOf<Fields>(entries.flatMap(([, fields]) => Object.values(fields)));
    return {
      reading: { ...nullable(all.reading), ...tagColumn } as never,
      writing: { ...nullable(all.writing), ...tagColumn } as never,
      reads: (row, bind) =>
        entries.reduceRight(
          (others, [one, fields]) =>
            `${row}.${name} === '${one}' ? { ${tag}: '${one}', ${readsOf(fields, row, bind)} } : ${others}`,
          `${bind(refuse)}(${row}.${name})`,
        ),
      writes: (value, bind) => {
        const made: Record<string, string> = {};
        for (const column of namesOf(all.writing)) made[column] = 'null';
        for (const [one, fields] of entries) {
          for (const [column, expression] of Object.entries(writesOf(fields, value, bind))) {
            made[column] = `${value}.${tag} === '${one}' ? (${expression}) : ${made[column]}`;
          }
        }
        return { [name]: `${value}.${tag}`, ...made };
      },
    };
  };
}

/** A value that is stored as another. */
export function mapped<Stored, Value, Read, Written>(
  field: Field<Stored, Read, Written>,
  toValue: (stored: Stored) => Value,
  toStored: (value: Value) => Stored,
): Field<Value, Read, Written> {
  return {
    reading: field.reading,
    writing: field.writing,
    reads: (row, bind) => `${bind(toValue)}(${field.reads(row, bind)})`,
    writes: (value, bind) => field.writes(`${bind(toStored)}(${value})`, bind),
  };
}

/** A value from which another column is written too, by which it is looked for. It is not read. */
export function alsoAs<Value, Read, Written, Key, KeyColumns>(
  field: Field<Value, Read, Written>,
  key: Field<Key, KeyColumns>,
  toKey: (value: Value) => Key,
): Field<Value, Read, Written & KeyColumns> {
  return {
    reading: field.reading,
    writing: { ...field.writing, ...key.writing },
    reads: field.reads,
    writes: (value, bind) => ({
      ...field.writes(value, bind),
      ...key.writes(`${bind(toKey)}(${value})`, bind),
    }),
  };
}

/** A value that is only read here: another field writes its columns. */
export function readOnly<Value, Read>(
  field: Field<Value, Read, unknown>,
): Field<Value, Read, unknown> {
  return { reading: field.reading, writing: {}, reads: field.reads, writes: () => ({}) };
}

/** What a row has in these columns. */
export type RowOf<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column
    ? | (Columns[Name]['kind'] extends 'text' ? string : number)
      | (Columns[Name]['nullable'] extends true ? null : never)
    : never;
};

/** The row that a field is read from. */
export type RowRead<Of> = Of extends { readonly reading: infer Read } ? RowOf<Read> : never;

/** The columns of a value, and the functions that map it. */
export type Mapping<Value, Read, Written> = Field<Value, Read, Written> & {
  /** The names of the columns that it is read from, to be selected. */
  readonly columns: string;
  readonly read: (row: RowOf<Read>) => Value;
  readonly write: (value: Value) => RowOf<Written>;
  /** Writes a value that has no id yet. */
  readonly writeNew: (value: Omit<Value, 'id'>) => Omit<RowOf<Written>, 'id'>;
};

/** Makes the functions that map the value, once for all rows. */
export function mapping<Value, Read, Written>(
  field: Field<Value, Read, Written>,
): Mapping<Value, Read, Written> {
  const writer = (isMeant: (name: string) => boolean) => (bind: Bind) => {
    const made = Object.entries(field.writes('value', bind)).filter(([name]) => isMeant(name));
    return `{ ${made.map(([name, expression]) => `${name}: ${expression}`).join(', ')} }`;
  };
  return {
    ...field,
    columns: namesOf(field.reading).join(', '),
    read: generate('row', (bind) => field.reads('row', bind)),
    write: generate(
      'value',
      writer(() => true),
    ),
    writeNew: generate(
      'value',
      writer((name) => name !== 'id'),
    ),
  };
}

/** The source has names of columns and properties alone, all of them from the declarations. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what it generates
function generate<Taken, Made>(
  parameter: string,
  write: (bind: Bind) => string,
): (taken: Taken) => Made {
  const bound: unknown[] = [];
  const expression = write((value) => `bound[${bound.push(value) - 1}]`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  const make = new Function('bound', `return (${parameter}) => (${expression});`);
  return (make as (values: unknown) => (taken: Taken) => Made)(bound);
}

function column<Value, Name extends string, Kind extends ColumnKind>(
  name: Name,
  kind: Kind,
  read: (stored: string) => string,
  write: (value: string) => string,
): Field<Value, Named<Name, Kind>> {
  const columns = { [name]: { kind, nullable: false } } as Named<Name, Kind>;
  return {
    reading: columns,
    writing: columns,
    reads: (row) => read(`${row}.${name}`),
    writes: (value) => ({ [name]: write(value) }),
  };
}

function asItIs(expression: string): string {
  return expression;
}

function refuse(tag: unknown): never {
  throw new Error(`No case reads ${JSON.stringify(tag)}.`);
}

function namesOf(columns: unknown): string[] {
  return Object.keys(columns as object);
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function nullable(columns: unknown): Record<string, Column> {
  return mapValues(columns as Record<string, Column>, (one) => ({ ...one, nullable: true }));
}

function columnsOf<Fields>(fields: readonly AnyField[]): {
  readonly reading: ReadBy<Fields>;
  readonly writing: WrittenBy<Fields>;
} {
  return {
    reading: Object.assign({}, ...fields.map(({ reading }) => reading)) as ReadBy<Fields>,
    writing: Object.assign({}, ...fields.map(({ writing }) => writing)) as WrittenBy<Fields>,
  };
}

function readsOf(fields: object, row: string, bind: Bind): string {
  const reads = Object.entries(fields as Readonly<Record<string, AnyField>>);
  return reads.map(([name, field]) => `${name}: ${field.reads(row, bind)}`).join(', ');
}

function writesOf(fields: object, value: string, bind: Bind): Record<string, string> {
  const all = Object.entries(fields as Readonly<Record<string, AnyField>>);
  return Object.assign(
    {},
    ...all.map(([name, field]) => field.writes(`${value}.${name}`, bind)),
  ) as Record<string, string>;
}
