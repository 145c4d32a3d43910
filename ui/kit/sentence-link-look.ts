/** How a link looks inside a sentence: it breaks with the line, and keeps the lines as far apart as they are. */
export const SENTENCE_LINK_LOOK = 'font-semibold text-evergreen underline underline-offset-4';
