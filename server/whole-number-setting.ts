import { z } from 'zod';

/** A setting that is a whole number from the least to the most. */
export function wholeNumber(name: string, unit: string, least: number, most: number) {
  const fault = `${name} must be a whole number of ${unit} from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,6}$/, fault)
    .transform(Number)
    .refine((number) => number >= least && number <= most, fault);
}
