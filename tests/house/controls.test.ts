import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTROLS } from '#tests/controls/controls.ts';
import { without } from '#tests/controls/remove-control.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each(CONTROLS)('the sources have the control: $name', (control) => {
  const code = readFileSync(join(ROOT, control.file), 'utf8');
  expect(without(control, code)).not.toBe(code);
  for (const path of control.tests) expect(existsSync(join(ROOT, path)), path).toBe(true);
});
