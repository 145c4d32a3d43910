interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** An http(s) address up to the next white space, without the marks that end a sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/i;

/** The parts of a text in their order, the web addresses (http and https only) told from the rest. */
export function splitLinks(text: string): readonly TextPart[] {
  return text
    .split(ADDRESS)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 && URL.canParse(part) }))
    .filter((part) => part.text !== '');
}
