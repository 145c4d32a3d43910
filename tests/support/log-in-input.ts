import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { toLogInName, toTypedPassword } from './texts.ts';

/** A log-in with a name and a password, from a browser that has never been here. */
export const logInInput = (name: string, password: string) => ({
  username: toLogInName(name),
  password: toTypedPassword(password),
  network: '192.0.2.1',
  deviceToken: null,
  previousToken: null,
  device: UNKNOWN_DEVICE,
});
