import { z } from 'zod';

/** Reads a port from the variable of that name; 0 leaves it to the system to choose one. */
export const createPortSchema = (name: string) => {
  const mistake = `${name} must be a whole number from 0 to 65535.`;
  return z
    .string()
    .regex(/^\d{1,5}$/, mistake)
    .transform(Number)
    .refine((port) => port <= 65_535, mistake);
};

/** Reads an address to listen on from the variable of that name. */
export const createHostSchema = (name: string) =>
  z
    .string()
    .regex(/^[\w.:%-]+$/, `${name} must be a host name or an IP address, such as 127.0.0.1.`);
