import { expect, test } from 'vitest';
import { escapeHtml } from '#core/kernel/escape-html.ts';

test('a text means nothing in HTML', () => {
  expect(escapeHtml(`<a href="x" id='y'>Tea & cake</a>`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;Tea &amp; cake&lt;/a&gt;',
  );
  expect(escapeHtml('Rosa, 72, Łódź')).toBe('Rosa, 72, Łódź');
});
