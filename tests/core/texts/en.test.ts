import { describe, expect, it } from 'vitest';
import { checkPassword } from '#core/accounts/domain/password-rules.ts';
import type { Fault } from '#core/kernel/fault.ts';
import {
  checkAge,
  checkEmail,
  checkName,
  checkUsername,
  textRuleOf,
} from '#core/members/domain/field-rules.ts';
import type { FieldFault, Refusal, RefusalCode } from '#core/refusals.ts';
import { describeFault, describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';

/** One line of words, nothing missing from them. */
const SENTENCE = /^(?!.*(undefined|null|NaN|\[object))[A-Za-z’-]+( \S+)+$/;

const EVERY_REFUSAL: { [Code in RefusalCode]: Extract<Refusal, { code: Code }> } = {
  invalid_input: {
    code: 'invalid_input',
    errors: [
      { path: 'name', fault: { rule: 'required', field: 'name' } as Fault },
      { path: 'email', fault: { rule: 'email_format' } },
    ],
  },
  username_fixed: { code: 'username_fixed' },
  not_open_yet: { code: 'not_open_yet' },
  setting_fixed: { code: 'setting_fixed' },
  bad_credentials: { code: 'bad_credentials' },
  account_suspended: { code: 'account_suspended', until: '2026-03-05T23:30:00.000Z' },
  account_leaving: { code: 'account_leaving', until: '2026-03-05T23:30:00.000Z' },
  account_removed: { code: 'account_removed' },
  must_choose_password: { code: 'must_choose_password' },
  awaiting_approval: { code: 'awaiting_approval' },
  account_under_age: { code: 'account_under_age' },
  terms_changed: { code: 'terms_changed' },
  second_factor_required: { code: 'second_factor_required' },
  second_factor_wrong: { code: 'second_factor_wrong' },
  authenticator_on: { code: 'authenticator_on' },
  authenticator_off: { code: 'authenticator_off' },
  too_many_passkeys: { code: 'too_many_passkeys' },
  passkey_not_valid: { code: 'passkey_not_valid' },
  passkey_known: { code: 'passkey_known' },
  passkey_and_codes_needed: { code: 'passkey_and_codes_needed' },
  last_passkey: { code: 'last_passkey' },
  link_not_valid: { code: 'link_not_valid' },
  not_awaiting_approval: { code: 'not_awaiting_approval' },
  approval_undecided: { code: 'approval_undecided' },
  invitation_required: { code: 'invitation_required' },
  invitation_not_valid: { code: 'invitation_not_valid' },
  invitation_ended: { code: 'invitation_ended' },
  too_many_open_invitations: { code: 'too_many_open_invitations' },
  not_signed_in: { code: 'not_signed_in' },
  not_found: { code: 'not_found', subject: 'relationship_type' },
  forbidden: { code: 'forbidden' },
  too_many_requests: { code: 'too_many_requests', retryAfter: 30 },
  not_accepted: { code: 'not_accepted' },
  username_taken: { code: 'username_taken' },
  email_taken: { code: 'email_taken' },
  already_connected: { code: 'already_connected' },
  may_not_vouch: { code: 'may_not_vouch' },
  already_introduced: { code: 'already_introduced' },
  too_many_open_introductions: { code: 'too_many_open_introductions' },
  already_accepted: { code: 'already_accepted' },
  asked_before: { code: 'asked_before' },
  may_not_ask: { code: 'may_not_ask' },
  on_break: { code: 'on_break' },
  question_open: { code: 'question_open' },
  question_settled: { code: 'question_settled' },
  too_many_days: { code: 'too_many_days' },
  birthday_kept: { code: 'birthday_kept' },
  rhythm_agreed: { code: 'rhythm_agreed' },
  activity_agreed: { code: 'activity_agreed' },
  activity_not_due: { code: 'activity_not_due' },
  member_has_left: { code: 'member_has_left' },
  takes_no_requests: { code: 'takes_no_requests' },
  bond_needed: { code: 'bond_needed' },
  note_needed: { code: 'note_needed' },
  already_answered: { code: 'already_answered' },
  claimed_by_another: { code: 'claimed_by_another' },
  measure_not_in_force: { code: 'measure_not_in_force' },
  second_moderator_needed: { code: 'second_moderator_needed' },
  about_operator: { code: 'about_operator' },
  second_step_needed: { code: 'second_step_needed' },
  recovery_decided: { code: 'recovery_decided' },
  recovery_needs_another: { code: 'recovery_needs_another' },
  too_few_answers: { code: 'too_few_answers' },
  own_decision: { code: 'own_decision' },
  appeal_already_answered: { code: 'appeal_already_answered' },
  already_appealed: { code: 'already_appealed' },
  member_removed: { code: 'member_removed' },
  too_many_pinned: { code: 'too_many_pinned' },
  too_many_open_requests: { code: 'too_many_open_requests' },
  message_settled: { code: 'message_settled', why: 'too_late' },
  picture_unreadable: { code: 'picture_unreadable' },
  picture_unreachable: { code: 'picture_unreachable' },
  picture_too_large: { code: 'picture_too_large' },
  voice_unreadable: { code: 'voice_unreadable' },
  voice_too_long: { code: 'voice_too_long' },
  no_room_for_voice: { code: 'no_room_for_voice' },
  no_room_for_picture: { code: 'no_room_for_picture' },
  idempotency_key_reused: { code: 'idempotency_key_reused' },
  not_written_yet: { code: 'not_written_yet' },
  attachments_not_together: { code: 'attachments_not_together' },
  sends_no_mail: { code: 'sends_no_mail' },
  address_not_confirmed: { code: 'address_not_confirmed' },
};

describe('a refusal', () => {
  it.each(Object.values(EVERY_REFUSAL))('of $code is said in plain words', (refusal) => {
    const said = describeRefusal(refusal, en).replace('5 March 2026', 'a day');
    expect(said).toMatch(/^[A-Z][A-Za-z ,;.’]{10,100}$/);
  });

  it('says a day in words, as it is in UTC', () => {
    expect(describeRefusal(EVERY_REFUSAL.account_suspended, en)).toBe(
      'Your account is suspended until 5 March 2026.',
    );
  });

  it('is said differently for every code', () => {
    const sentences = Object.values(EVERY_REFUSAL).map((refusal) => describeRefusal(refusal, en));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    [60, /a few minutes/],
    [60 * 60, /a few minutes/],
    [23 * 60 * 60, /today.*tomorrow/],
    [24 * 60 * 60, /today.*tomorrow/],
    [24 * 60 * 60 + 1, /in 2 days/],
    [30 * 24 * 60 * 60, /in 30 days/],
  ])('that ends after %i seconds says about when', (retryAfter, when) => {
    const said = describeRefusal({ code: 'too_many_requests', retryAfter }, en);
    expect(said).toMatch(when);
    expect(said).toMatch(/^[A-Z][A-Za-z0-9 ,;.’]{10,100}$/);
  });

  it('names what is not there', () => {
    expect(describeRefusal({ code: 'not_found', subject: 'message' }, en)).toBe(
      'This message isn’t there any more.',
    );
  });

  it('says what is wrong with the first of the bad fields', () => {
    expect(describeRefusal(EVERY_REFUSAL.invalid_input, en)).toBe('Name is required');
    expect(describeRefusal({ code: 'invalid_input', errors: [] }, en)).toBe(
      'Please check your information and try again',
    );
  });

  it('to log in gives the notice of the specification', () => {
    expect(describeRefusal({ code: 'bad_credentials' }, en)).toBe(
      'Please check your credentials and try again',
    );
  });
});

const EVERY_FAULT: { [Rule in FieldFault['rule']]: Extract<FieldFault, { rule: Rule }> } = {
  required: { rule: 'required', field: 'name' },
  too_long: { rule: 'too_long', field: 'bio', maximum: 2000 },
  control_characters: { rule: 'control_characters', field: 'bio' },
  not_a_list: { rule: 'not_a_list', field: 'relationshipTypes' },
  too_many_entries: { rule: 'too_many_entries', field: 'photos', maximum: 12 },
  not_text: { rule: 'not_text' },
  setting_not_valid: { rule: 'setting_not_valid', setting: 'COUNTRY' },
  not_an_id: { rule: 'not_an_id' },
  not_given_once: { rule: 'not_given_once', parameter: 'limit' },
  not_a_whole_number: { rule: 'not_a_whole_number', parameter: 'limit' },
  too_small: { rule: 'too_small', parameter: 'limit', minimum: 1 },
  too_large: { rule: 'too_large', parameter: 'maxAge', maximum: 120 },
  cursor_not_given_once: { rule: 'cursor_not_given_once' },
  cursor_of_another_list: { rule: 'cursor_of_another_list' },
  body_not_json: { rule: 'body_not_json' },
  body_not_an_object: { rule: 'body_not_an_object' },
  malformed: { rule: 'malformed' },
  username_format: { rule: 'username_format' },
  invisible_name: { rule: 'invisible_name' },
  reserved_name: { rule: 'reserved_name', field: 'username' },
  email_format: { rule: 'email_format' },
  email_changed_in_settings: { rule: 'email_changed_in_settings' },
  picture_address: { rule: 'picture_address', field: 'photo' },
  age_not_whole: { rule: 'age_not_whole' },
  too_young: { rule: 'too_young', minimum: 18 },
  too_old: { rule: 'too_old', maximum: 120 },
  age_range_incomplete: { rule: 'age_range_incomplete' },
  age_range_reversed: { rule: 'age_range_reversed' },
  unknown_question: { rule: 'unknown_question' },
  unknown_day: { rule: 'unknown_day' },
  unknown_viewers: { rule: 'unknown_viewers' },
  unknown_rhythm: { rule: 'unknown_rhythm' },
  unknown_activity: { rule: 'unknown_activity' },
  activity_day_not_soon: { rule: 'activity_day_not_soon', days: 60 },
  unknown_relationship_type: { rule: 'unknown_relationship_type' },
  repeated_relationship_type: { rule: 'repeated_relationship_type' },
  repeated_interest: { rule: 'repeated_interest' },
  roles_not_an_object: { rule: 'roles_not_an_object' },
  unknown_bond_side: { rule: 'unknown_bond_side' },
  bond_without_sides: { rule: 'bond_without_sides' },
  preferences_not_an_object: { rule: 'preferences_not_an_object' },
  note_too_short: { rule: 'note_too_short', minimum: 40 },
  side_without_bond: { rule: 'side_without_bond' },
  unknown_answer: { rule: 'unknown_answer' },
  answer_without_decline: { rule: 'answer_without_decline' },
  note_with_link: { rule: 'note_with_link' },
  note_with_contact: { rule: 'note_with_contact' },
  note_with_number: { rule: 'note_with_number' },
  who_may_ask_incomplete: { rule: 'who_may_ask_incomplete' },
  shared_signs_incomplete: { rule: 'shared_signs_incomplete' },
  photo_viewers: { rule: 'photo_viewers' },
  blurred_photos: { rule: 'blurred_photos' },
  prompts_not_an_object: { rule: 'prompts_not_an_object' },
  unknown_language: { rule: 'unknown_language' },
  unknown_language_level: { rule: 'unknown_language_level' },
  repeated_language: { rule: 'repeated_language' },
  unknown_country: { rule: 'unknown_country' },
  unknown_town: { rule: 'unknown_town' },
  town_without_country: { rule: 'town_without_country' },
  unknown_way_to_meet: { rule: 'unknown_way_to_meet' },
  repeated_way_to_meet: { rule: 'repeated_way_to_meet' },
  unknown_time_zone: { rule: 'unknown_time_zone' },
  password_too_short: { rule: 'password_too_short', minimum: 10 },
  password_too_common: { rule: 'password_too_common' },
  unknown_come_back: { rule: 'unknown_come_back' },
  passwords_differ: { rule: 'passwords_differ' },
  wrong_password: { rule: 'wrong_password' },
  wrong_code: { rule: 'wrong_code' },
  unknown_choice: { rule: 'unknown_choice' },
  wrong_passkey: { rule: 'wrong_passkey' },
  unknown_way_known: { rule: 'unknown_way_known' },
  introduced_to_themselves: { rule: 'introduced_to_themselves' },
  unknown_introduction_answer: { rule: 'unknown_introduction_answer' },
  connection_with_oneself: { rule: 'connection_with_oneself' },
  new_connection_not_pending: { rule: 'new_connection_not_pending' },
  connection_only_accepted: { rule: 'connection_only_accepted' },
  unknown_connection_status: { rule: 'unknown_connection_status' },
  unknown_connection_direction: { rule: 'unknown_connection_direction' },
  unknown_turn: { rule: 'unknown_turn' },
  not_a_waveform: { rule: 'not_a_waveform' },
  not_part_of_picture: { rule: 'not_part_of_picture' },
  idempotency_key_format: { rule: 'idempotency_key_format' },
  until_not_later: { rule: 'until_not_later' },
  until_not_a_time: { rule: 'until_not_a_time' },
  unknown_option: { rule: 'unknown_option', parameter: 'state', options: ['open', 'answered'] },
  too_many_values: { rule: 'too_many_values', parameter: 'types', maximum: 20 },
  ages_reversed: { rule: 'ages_reversed' },
  unknown_value: { rule: 'unknown_value', parameter: 'sort', values: ['recent', 'age-asc'] },
  cursor_of_another_search: { rule: 'cursor_of_another_search' },
  password_not_own: { rule: 'password_not_own' },
  not_a_one_time_password: { rule: 'not_a_one_time_password' },
  unknown_break_choice: { rule: 'unknown_break_choice' },
  unknown_contact_topic: { rule: 'unknown_contact_topic' },
  not_a_month: { rule: 'not_a_month' },
  unknown_mail_pace: { rule: 'unknown_mail_pace' },
  page_error_message: { rule: 'page_error_message', maximum: 500 },
  page_error_address: { rule: 'page_error_address', maximum: 500 },
  unknown_report_reason: { rule: 'unknown_report_reason' },
  unknown_report_choice: { rule: 'unknown_report_choice' },
  page_error_stack: { rule: 'page_error_stack', maximum: 4000 },
};

describe('a fault', () => {
  it.each(Object.values(EVERY_FAULT))('of the rule $rule is said in plain words', (fault) => {
    expect(describeFault(fault, en)).toMatch(SENTENCE);
  });

  it('is said differently for every rule', () => {
    const sentences = Object.values(EVERY_FAULT).map((fault) => describeFault(fault, en));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('of a rule that nobody knows is said as well', () => {
    expect(describeFault({ rule: 'unheard_of' }, en)).toBe(
      describeFault(EVERY_FAULT.malformed, en),
    );
  });

  it.each<[Fault | null, string]>([
    [checkUsername('!'), 'Username must be 3 to 30 letters, digits, dots, dashes or underscores'],
    [checkEmail('@'), 'Enter a valid email address'],
    [checkPassword('short'), 'Password must be at least 10 characters'],
    [checkPassword('p'.repeat(129)), 'Password must be at most 128 characters'],
    [checkPassword('password123'), 'This password is too common'],
    [checkName(''), 'Name is required'],
    [checkName('\u200b\u2800'), 'Name must have letters other people can see'],
    [checkName('n'.repeat(81)), 'Name must be at most 80 characters'],
    [textRuleOf('bio')('b'.repeat(2001)), 'Bio must be at most 2000 characters'],
    [checkAge(17), 'Must be at least 18 years old'],
    [checkAge(121), 'Must be at most 120 years old'],
  ])('%j has the sentence of the contract: %s', (fault, sentence) => {
    expect(fault && describeFault(fault, en)).toBe(sentence);
  });
});

describe('what is said about a message', () => {
  it.each([...Object.entries(en.warnings), ...Object.entries(en.confirmations)])(
    '%s is said in plain words',
    (_tag, sentence) => {
      expect(sentence).toMatch(SENTENCE);
    },
  );

  it('is said differently of every sign', () => {
    const sentences = [...Object.values(en.warnings), ...Object.values(en.confirmations)];
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('of money is the sentence of the product', () => {
    expect(en.warnings.money).toBe(
      'This message mentions money. People who ask for money here are almost always scams.',
    );
  });
});

describe('a failure that the core knows nothing of', () => {
  it.each(Object.entries(en.problems))('%s is said in plain words', (_code, sentence) => {
    expect(sentence).toMatch(SENTENCE);
  });

  it('to change a profile as a visitor has the sentence of the specification', () => {
    expect(en.problems.not_signed_in_to_update_profile).toBe(
      'You must be logged in to update your profile',
    );
  });

  it('names the number of its request', () => {
    expect(en.requestNumber('abc')).toBe('The number of this request is abc.');
  });
});
