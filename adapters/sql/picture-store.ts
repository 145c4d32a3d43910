import type { RowRead } from '#adapters/records/field.ts';
import { PICTURE } from '#adapters/records/picture.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import { createMemberLock } from './member-lock.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { addOne, requireRow, storeOne, type SqlHandlers } from './sql-handlers.ts';
import { firstRow, rows, type Dialect, type SqlEngine } from './steps.ts';
import { sumOfBytes } from './sum-of-bytes.ts';
import { insertInto } from './written-columns.ts';

const SELECT = `SELECT ${PICTURE.columns} FROM picture`;

const FIND = `${SELECT} WHERE picture_key = @key`;

const LIST_OF = `${SELECT} WHERE member_id = @memberId ORDER BY id DESC`;

const LIST = `${SELECT} WHERE id > @after ORDER BY id ${PAGE_LIMIT}`;

/** With the member locked: nobody else adds a picture of theirs until the transaction ends. */
const FIND_DECIDED = `
  SELECT id FROM member WHERE id = @memberId AND version = @memberVersion
    AND COALESCE((SELECT max(id) FROM picture WHERE member_id = @memberId), 0) = @newestId`;

const INSERT = insertInto(
  'picture',
  Object.keys(PICTURE.writing).filter((name) => name !== 'id'),
);

const DESCRIBE = `
  UPDATE picture SET description = @description
  WHERE id = @id AND member_id = @memberId RETURNING id`;

const REMOVE = 'DELETE FROM picture WHERE id = @id AND member_id = @memberId RETURNING id';

type Row = RowRead<typeof PICTURE>;

/** Reads pictures; see the port for what it promises. */
export function createSqlPictures({ read }: SqlEngine): PictureRepository {
  return {
    findByKey: async (key) => {
      const row = await read(firstRow<Row>(FIND, { key }));
      return row && PICTURE.read(row);
    },
    listOf: async (memberId) => (await read(rows<Row>(LIST_OF, { memberId }))).map(PICTURE.read),
    list: async (page) => (await read(rows<Row>(LIST, { ...page }))).map(PICTURE.read),
    countBytes: () => read(sumOfBytes('picture')),
  };
}

/** Stores pictures. */
export function createPictureHandlers(dialect: Dialect): SqlHandlers<PictureChange> {
  const lock = createMemberLock(dialect);
  return {
    *add_picture({ picture, memberVersion, newestId }) {
      const { memberId } = picture;
      yield* rows(lock, { memberId });
      yield* requireRow(FIND_DECIDED, { memberId, memberVersion, newestId });
      return yield* addOne(INSERT, PICTURE.writeNew(picture));
    },
    describe_picture: ({ id, memberId, description }) =>
      storeOne(DESCRIBE, { id, memberId, description }),
    remove_picture: ({ id, memberId }) => storeOne(REMOVE, { id, memberId }),
  };
}
