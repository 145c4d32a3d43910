import Bowser from 'bowser';
import type { Request } from 'express';
import { UNKNOWN_DEVICE, type Device } from '#core/accounts/domain/device.ts';

const LONGEST_HEADER = 512;
const LONGEST_NAME = 40;

/** What the browser says that it is, without its version. */
export function readDevice(request: Request): Device {
  const header = request.headers['user-agent']?.slice(0, LONGEST_HEADER);
  if (!header) return UNKNOWN_DEVICE;
  const parser = Bowser.getParser(header);
  return { browser: toName(parser.getBrowserName()), operatingSystem: toName(parser.getOSName()) };
}

function toName(name: string | undefined): string | null {
  return name ? name.slice(0, LONGEST_NAME) : null;
}
