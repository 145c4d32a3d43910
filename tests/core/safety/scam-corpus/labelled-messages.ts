/**
 * Messages as members might get them, written for the scam guard. What warns:
 *
 * - money asked for, offered or to be passed on, and a plight of the writer's that turns on money;
 * - gift cards to buy or codes of theirs to send; an invitation to invest or trade;
 * - a wish to go on elsewhere: another messenger, a mail address, a telephone number written out;
 * - a bank account or card, whoever's it is;
 * - passwords, codes and papers asked for; secrecy asked for; haste asked for;
 * - a link that the reader is pressed to follow.
 *
 * The same subjects talked about, told as a story or settled between other people, do not warn, nor
 * does a link by itself.
 */
export interface LabelledMessages {
  readonly warning: readonly string[];
  readonly innocent: readonly string[];
}
