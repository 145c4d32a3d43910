import { z } from 'zod';
import { proofSchema } from '#core/accounts/schemas.ts';
import { parseDataExportId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { dataExportIdSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { dataExportCalls } from './calls.ts';
import type { ShownDataExport } from './domain/data-export.ts';

/** A copy of a member's data, as the server sends it to that member. */
const dataExportSchema = z
  .object({
    id: dataExportIdSchema,
    requestedAt: timeSchema,
    status: z.enum(['waiting', 'making', 'ready', 'failed']),
    expiresAt: timeSchema.nullable(),
    size: z.int().positive().nullable(),
  })
  .meta({ id: 'DataExport' }) satisfies z.ZodType<ShownDataExport>;

/** What shows that it is the member who takes a copy. */
const askedExportSchema = z.object({ proof: proofSchema }).meta({ id: 'AskedDataExport' });

/** The calls about copies of a member's data, with what they take, answer and refuse. */
export const dataExportEndpoints = {
  requestDataExport: {
    ...dataExportCalls.requestDataExport,
    summary: 'Ask for a copy of your data; it takes the place of the one you have',
    body: askedExportSchema,
    response: dataExportSchema,
    refuses: ['too_many_requests'],
  },
  listDataExports: {
    ...dataExportCalls.listDataExports,
    summary: 'List the copies of your data: there is at most one',
    response: z.array(dataExportSchema),
    refuses: [],
  },
  downloadDataExport: {
    ...dataExportCalls.downloadDataExport,
    pathId: parseDataExportId,
    summary: 'Download a copy of your data that is ready',
    response: z.undefined(),
    file: 'application/zip',
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof dataExportCalls, Endpoint>;
