import { markup } from './markup.ts';

/** The look of the product in little: the same colours by day and by night, and no font that must be loaded. */
export const STYLE = markup`
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf7f1, #1e1916);
  --surface: light-dark(#fffdfa, #28211d);
  --sunken: light-dark(#f3ebe0, #171310);
  --line: light-dark(#dfd2c2, #453a33);
  --ink: light-dark(#2a2320, #f5ede3);
  --quiet: light-dark(#65584f, #c3b4a5);
  --evergreen: light-dark(#2f5d50, #93c9b5);
  --evergreen-soft: light-dark(#e1ece6, #22362f);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font:
    106.25%/1.6 Figtree,
    system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}
header,
main,
footer {
  max-width: 46rem;
  margin: 0 auto;
  padding: 1rem;
}
h1,
h2,
h3,
.name {
  font-family: Fraunces, Georgia, serif;
  font-weight: 600;
  line-height: 1.2;
}
h1 {
  font-size: 1.9rem;
  margin: 0.5rem 0 1rem;
}
h2 {
  font-size: 1.4rem;
  margin: 2rem 0 0.5rem;
}
a {
  color: var(--evergreen);
  text-underline-offset: 0.15em;
}
:focus-visible {
  outline: 3px solid var(--evergreen);
  outline-offset: 2px;
}
nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.2rem;
  list-style: none;
  margin: 0;
  padding: 0;
}
nav a {
  display: inline-block;
  padding: 0.5rem 0;
  min-height: 44px;
}
nav [aria-current] {
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
}
header {
  border-bottom: 1px solid var(--line);
}
footer,
.quiet,
time {
  color: var(--quiet);
  font-size: 0.882rem;
}
main > ul,
main > ol {
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 0.75rem;
}
.card {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  padding: 0.75rem 1rem;
}
.card p,
.mine p,
.theirs p {
  margin: 0.25rem 0;
}
.person {
  display: flex;
  gap: 0.75rem;
  align-items: center;
}
.person > div {
  min-width: 0;
}
.initial {
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--line);
  font-size: 1.3rem;
}
.name {
  font-size: 1.1rem;
}
.text {
  white-space: pre-wrap;
  unicode-bidi: plaintext;
}
.mine,
.theirs {
  border-radius: 0.75rem;
  padding: 0.5rem 1rem;
  max-width: 90%;
}
.mine {
  background: var(--evergreen-soft);
  justify-self: end;
}
.theirs {
  background: var(--surface);
  border: 1px solid var(--line);
  justify-self: start;
}
dt {
  font-weight: 600;
  margin-top: 0.75rem;
}
dd {
  margin: 0;
}
dd p {
  margin: 0;
}
dd ul {
  margin: 0;
  padding-inline-start: 1.2rem;
}
blockquote {
  margin: 0.5rem 0;
  padding-inline-start: 0.75rem;
  border-inline-start: 3px solid var(--line);
}
@media print {
  nav {
    display: none;
  }
}
`;
