import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTROLS, type Control } from './controls.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Loads the sources as they would be without the control of that name; as they are without a name. */
export function removeControl(name: string | undefined): Plugin {
  const control = name === undefined ? null : findControl(name);
  const file = control && join(ROOT, control.file);
  return {
    name: 'remove-control',
    enforce: 'pre',
    transform(code, id) {
      if (control === null || id !== file) return null;
      return { code: without(control, code), map: null };
    },
  };
}

function findControl(name: string): Control {
  const control = CONTROLS.find((one) => one.name === name);
  if (control === undefined) throw new Error(`There is no control "${name}".`);
  return control;
}

/** The source without the control. Throws where the source no longer has it, or has it twice. */
export function without({ name, file, present, absent }: Control, code: string): string {
  const parts = code.split(present);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has the control "${name}" ${parts.length - 1} times. Say in tests/controls/controls.ts what it is now.`,
    );
  }
  return parts.join(absent);
}
