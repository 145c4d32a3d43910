/** Texts that would be more than texts where they are not escaped, or that are hard to show. */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '</script></style></title></textarea><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '<!-- --><![CDATA[ ]]><?php ?>',
  '&lt;b&gt; &amp;amp; &#60; &nbsp;',
  'javascript:alert(1)',
  '=HYPERLINK("https://elsewhere.example","click")',
  '@SUM(1+1)*cmd|’ /C calc’!A0',
  '\u202eright to left override \u2066isolate',
  'שלום עולם, مرحبا بالعالم',
  '👩‍👩‍👧‍👦 🇳🇱 é e\u0301 \u200b\ufeff',
  'first line\n\tsecond line\n\n',
  '${template} {{moustache}} `backtick` \\u003c',
  ']]>"}],"extra":true',
] as const;
