import { describe, expect, it } from 'vitest';
import { isolateText } from '#core/kernel/isolate-text.ts';

describe('isolateText', () => {
  it.each(['Leeds', 'Łódź', '東京', 'Афины', '🧗', '100 %', ''])('leaves %j as it is', (text) => {
    expect(isolateText(text)).toBe(text);
  });

  it.each(['ليدز', 'חיפה', 'Leeds (ليدز)', 'ܐܪܒܝܠ', 'މާލެ', '𞤆𞤵𞤤𞤢𞤪', 'ﷲ'])(
    'puts %j between isolates',
    (text) => {
      expect(isolateText(text)).toBe(`\u2068${text}\u2069`);
    },
  );
});
