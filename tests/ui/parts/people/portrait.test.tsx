import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Portrait } from '#ui/parts/people/portrait.tsx';

const PORTRAITS = 10;

function drawingOf(face: number): string {
  return render(<Portrait face={face} />).container.innerHTML;
}

test('ten portraits take turns by number', () => {
  const ids = Array.from({ length: PORTRAITS }, (_none, id) => id);
  expect(new Set(ids.map(drawingOf)).size).toBe(PORTRAITS);
  for (const id of ids) {
    expect(drawingOf(id + PORTRAITS)).toBe(drawingOf(id));
    expect(drawingOf(id + 7 * PORTRAITS)).toBe(drawingOf(id));
  }
});
