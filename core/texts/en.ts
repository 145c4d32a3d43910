import {
  ALL_FIELDS,
  isText,
  isTextList,
  nameOfField,
  type FieldName,
  type TextField,
  type TextListField,
} from '#core/members/domain/profile-fields.ts';
import type { FieldFault, Subject } from '#core/refusals.ts';
import { PROFILE_FIELD_TEXTS } from './profile-field-texts.ts';
import { SITE_SETTING_TEXTS } from './site-setting-texts.ts';
import type { Texts } from './texts.ts';

type FieldOf<Rule extends FieldFault['rule']> = Extract<
  FieldFault,
  { readonly rule: Rule; readonly field: string }
>['field'];

/** What the plain fields of a profile are called. */
const PROFILE_FIELD_NAMES = Object.fromEntries(
  ALL_FIELDS.filter((field) => isText(field) || isTextList(field)).map((field) => [
    nameOfField(field),
    PROFILE_FIELD_TEXTS[field].label,
  ]),
) as Readonly<Record<FieldName<TextField | TextListField>, string>>;

/** What fields are called where a sentence begins with them. */
const FIELDS: Readonly<
  Record<FieldOf<'too_long' | 'control_characters' | 'too_many_entries' | 'not_a_list'>, string>
> = {
  ...PROFILE_FIELD_NAMES,
  activity: 'Activity',
  avatarUrl: 'Profile photo',
  description: 'Description',
  interest: 'Interest',
  languages: 'Languages',
  meeting: 'Ways to meet',
  message: 'Message',
  name: 'Name',
  note: 'Note',
  passkeyName: 'The name',
  password: 'Password',
  photo: 'Photo',
  prompt: 'Your answer',
  query: 'Search',
  reason: 'Reason',
  recoveryAnswer: 'The answer',
  relationshipTypes: 'Relationship types',
  text: 'Text',
  username: 'Username',
  words: 'What you write',
};

/** What is said where a field is empty that must not be. */
const REQUIRED: Readonly<Record<FieldOf<'required'>, string>> = {
  acceptTerms: 'You must accept the terms and privacy policy',
  activity: 'Activity is required',
  confirmPassword: 'Please confirm your password',
  email: 'Email is required',
  interest: 'Interest is required',
  message: 'Write a message first',
  name: 'Name is required',
  passkeyName: 'Give the passkey a name',
  password: 'Password is required',
  query: 'Type what to search for',
  reason: 'Reason is required',
  text: 'Say in a few words what day it is',
  username: 'Username is required',
  words: 'Write why',
};

/** A day in words, such as 5 March 2026. */
const dayOf = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

const DAY = 24 * 60 * 60;

/** From how many seconds of waiting on one is asked to come back another day. */
const LONG_WAIT = 60 * 60;

/** What is done too often, and when it can be done again. */
function describeWait(seconds: number): string {
  if (seconds > DAY) {
    return `You’ve done that a lot lately. Please try again in ${Math.ceil(seconds / DAY)} days.`;
  }
  if (seconds > LONG_WAIT) return 'You’ve done that a lot today. Please try again tomorrow.';
  return 'You’ve done that a lot in a short time. Please wait a few minutes and try again.';
}

/** Why a message can be changed no more. */
const SETTLED = {
  too_late: 'You can change a message or take it back for a quarter of an hour after you sent it.',
  taken_back: 'You’ve taken this message back already.',
  too_often: 'You’ve changed this message many times already. You could write another one.',
} as const;

/** Said of what is not there. */
const NOT_FOUND: Readonly<Record<Subject, string>> = {
  member: 'This person isn’t a member any more.',
  connection: 'This connection isn’t there any more.',
  message: 'This message isn’t there any more.',
  contact_message: 'This message isn’t there any more.',
  notice: 'This notice isn’t there any more.',
  relationship_type: 'This relationship type isn’t there any more.',
  report: 'This report isn’t there any more.',
  appeal: 'This appeal isn’t there any more.',
  day: 'You don’t keep this day any more.',
  introduction: 'This introduction isn’t there any more.',
  invitation: 'This invitation isn’t there any more.',
  letter: 'This letter isn’t there any more.',
  session: 'This session isn’t there any more.',
  data_export: 'This data copy isn’t there any more.',
  passkey: 'This passkey isn’t there any more.',
  recovery_request: 'This request isn’t there any more.',
  picture: 'This picture isn’t there any more.',
  attachment: 'What you were about to send isn’t there any more. Please choose it again.',
};

/** What the product says in English. */
export const en: Texts = {
  refusals: {
    invalid_input: 'Please check your information and try again',
    username_fixed: 'You can’t change your username.',
    bad_credentials: 'Please check your credentials and try again',
    account_suspended: ({ until }) => `Your account is suspended until ${dayOf(until)}.`,
    account_leaving: ({ until }) => `Your account will be deleted on ${dayOf(until)}.`,
    account_removed: 'The people who run this site have removed your account.',
    must_choose_password: 'Please choose a new password first.',
    awaiting_approval: 'The people who run this site haven’t approved your account yet.',
    account_under_age:
      'You told us you’re too young for this site; please write to the people who run it.',
    terms_changed: 'The terms have changed again in the meantime; please reload the page.',
    second_factor_required: 'Please enter the code from your app as well.',
    second_factor_wrong: 'That code is wrong or has already been used; please try the next one.',
    authenticator_on: 'You’ve already set up an app; remove it to set up another.',
    authenticator_off: 'No app is set up at the moment; please start again.',
    too_many_passkeys: 'You can’t have any more passkeys; remove one to add another.',
    passkey_not_valid: 'We couldn’t check this passkey; please try again.',
    passkey_known: 'You’ve already added this passkey.',
    passkey_and_codes_needed: 'You need a passkey and recovery codes first.',
    last_passkey: 'This is your last passkey; let your password work again before you remove it.',
    not_signed_in: 'Please log in to continue.',
    not_found: ({ subject }) => NOT_FOUND[subject],
    forbidden: 'You aren’t allowed to do this.',
    not_accepted: 'You can write to each other once the connection request has been accepted.',
    username_taken: 'That username is already taken; please choose another.',
    email_taken: 'There’s already an account with this email address.',
    already_answered: 'This report has already been answered.',
    claimed_by_another: 'Another moderator is looking after this report.',
    already_appealed: 'You have already appealed against this decision.',
    member_removed: 'This member has been removed; restore them first.',
    measure_not_in_force: 'This has already ended.',
    second_moderator_needed: 'You’ve already proposed this. Another moderator has to agree.',
    about_operator: 'Only whoever runs the server can decide that about an operator.',
    recovery_decided: 'It’s too late for that. This request has been decided, stopped or used.',
    recovery_needs_another: 'You’ve already agreed. Another moderator has to agree as well.',
    too_few_answers: 'Three of the four answers have to match before anyone can agree.',
    second_step_needed:
      'The desk opens once you log in with a second step. You can set one up in your settings.',
    own_decision: 'You made this decision, so another moderator has to answer the appeal.',
    appeal_already_answered: 'This appeal has already been answered.',
    not_awaiting_approval: 'This account isn’t waiting for approval.',
    approval_undecided: 'This account is waiting for approval; approve or decline it first.',
    not_open_yet:
      'This site isn’t open yet, because it doesn’t say who runs it. Please come back later.',
    setting_fixed: 'This is set where the site is started, and can only be changed there.',
    invitation_required:
      'You need an invitation from a member or from the people who run this site to register.',
    invitation_not_valid: 'This invitation doesn’t work any more; please ask for another.',
    invitation_ended: 'This invitation has already been used or has ended.',
    too_many_open_invitations:
      'You already have several open invitations; withdraw one to make another.',
    already_connected: 'You’re already connected, or one of you has already asked.',
    already_introduced: 'You’ve already introduced these two.',
    may_not_vouch: 'You can’t vouch for this person now.',
    too_many_open_introductions:
      'Three of your introductions are open. Take one back to make another.',
    already_accepted: 'This connection has already been accepted.',
    asked_before: 'You’ve been in touch before. Please let them make the next move.',
    link_not_valid: 'This link has expired or has already been used. Please ask for another.',
    sends_no_mail: 'This site doesn’t send email.',
    address_not_confirmed: 'Please confirm your email address before you ask others to connect.',
    may_not_ask:
      'You can’t send requests at the moment. You can still answer the ones you receive.',
    on_break: 'You’re taking a break. Come back first to ask someone to connect.',
    takes_no_requests: 'They aren’t taking requests at the moment.',
    bond_needed: 'They only take requests for some kinds of bond.',
    note_needed: 'They’d like a few words from you with a request.',
    too_many_open_requests:
      'You have a lot of requests waiting for an answer. Withdraw one to send another.',
    idempotency_key_reused:
      'Another message was already sent under this key; please write the message again.',
    question_open: 'You have a question already that waits for both your answers.',
    question_settled: 'That question isn’t waiting for an answer any more.',
    too_many_days: 'You can keep twenty days. Remove one to add another.',
    birthday_kept: 'You’ve already told us your birthday. You can change that one.',
    activity_agreed: 'You’ve agreed on something to do already. Drop it first to choose another.',
    activity_not_due: 'You haven’t agreed on that, or its day is still to come.',
    rhythm_agreed: 'You’ve agreed on a rhythm already. Stop it first to choose another.',
    member_has_left: 'They’ve left, and can’t read what you write any more.',
    not_written_yet: 'You can send photos and voice messages once they’ve written to you.',
    attachments_not_together: 'A message has up to six photos, or one voice message.',
    too_many_pinned: 'You’ve pinned as many conversations as you can. Unpin one to pin another.',
    message_settled: ({ why }) => SETTLED[why],
    picture_unreadable:
      'We can’t read this as a picture. A photo saved as JPEG, PNG or WebP always works.',
    picture_unreachable:
      'We couldn’t get the picture from that site. Save it to your device, and choose it from there.',
    voice_unreadable: 'We can’t read that recording. It may be damaged. Please record it again.',
    voice_too_long: 'A voice message can be three minutes long. Please make it shorter.',
    no_room_for_voice:
      'You’ve no room left for voice messages. Remove a photo from your profile to make room.',
    picture_too_large:
      'This picture is too large; at most fifteen megabytes and fifty megapixels will do.',
    no_room_for_picture: 'You’ve no room left for pictures. Remove one to add another.',
    too_many_requests: ({ retryAfter }) => describeWait(retryAfter),
  },
  faults: {
    required: ({ field }) => REQUIRED[field],
    too_long: ({ field, maximum }) => `${FIELDS[field]} must be at most ${maximum} characters`,
    control_characters: ({ field }) => `${FIELDS[field]} must not contain control characters`,
    not_a_list: ({ field }) => `${FIELDS[field]} must be a list`,
    too_many_entries: ({ field, maximum }) =>
      `${FIELDS[field]} must have at most ${maximum} entries`,

    not_text: 'Must be text',
    not_an_id: 'Must be a positive whole number',
    not_given_once: ({ parameter }) => `${parameter} must be given once`,
    not_a_whole_number: ({ parameter }) => `${parameter} must be a whole number`,
    too_small: ({ parameter, minimum }) => `${parameter} must be at least ${minimum}`,
    too_large: ({ parameter, maximum }) => `${parameter} must be at most ${maximum}`,
    cursor_not_given_once: 'The cursor must be given once',
    cursor_of_another_list: 'The cursor isn’t one from this list',
    body_not_json: 'The body of the request isn’t valid JSON.',
    body_not_an_object: 'The body of the request must be a JSON object.',
    malformed: 'That doesn’t fit what’s asked for',

    username_format: 'Username must be 3 to 30 letters, digits, dots, dashes or underscores',
    invisible_name: 'Name must have letters other people can see',
    reserved_name: ({ field }) => `This ${field} is kept for the people who run this site`,
    email_format: 'Enter a valid email address',
    email_changed_in_settings: 'Change your email address in settings',
    picture_address: 'That doesn’t look like a link to a picture',
    age_not_whole: 'Age must be a whole number',
    too_young: ({ minimum }) => `Must be at least ${minimum} years old`,
    too_old: ({ maximum }) => `Must be at most ${maximum} years old`,
    age_range_incomplete: 'The age range must have a min and a max',
    age_range_reversed: 'The youngest age can’t be above the oldest',
    unknown_question: 'Unknown question',
    unknown_day: 'Please choose a month and a day that it has',
    unknown_viewers: 'Please choose who may see the day from your connections, or nobody',
    unknown_activity: 'Unknown thing to do',
    activity_day_not_soon: ({ days }) => `Please choose a day within the next ${days} days`,
    unknown_rhythm: 'Please choose a day, once a week or once a month',
    unknown_relationship_type: 'Unknown relationship type',
    repeated_relationship_type: 'You can only choose a relationship type once',
    repeated_interest: 'You can only list an interest once',
    roles_not_an_object: 'Roles must be an object',
    unknown_bond_side: 'A role must be one of seek, offer, either',
    bond_without_sides: 'This bond doesn’t have roles to choose from',
    preferences_not_an_object: 'Preferences must be an object',
    setting_not_valid: ({ setting }) => `It must ${SITE_SETTING_TEXTS[setting].must}`,
    note_too_short: ({ minimum }) => `Write at least ${minimum} characters`,
    note_with_link: 'Leave out links until you know each other',
    note_with_contact: 'Leave out email addresses and usernames until you know each other',
    note_with_number: 'Leave out phone and account numbers until you know each other',
    who_may_ask_incomplete: 'Say whether each limit is set',
    shared_signs_incomplete: 'Say whether each of the two is on',
    photo_viewers: 'Choose who sees your photos: everyone, or your connections',
    blurred_photos: 'Say whether photos in messages stay blurred',
    prompts_not_an_object: 'Answers to the prompts must be an object',
    unknown_language: 'Choose a language from the list',
    unknown_language_level: 'Choose how well you speak it',
    repeated_language: 'You can only list a language once',
    unknown_country: 'Choose a country from the list',
    unknown_town: 'Choose a town from the list',
    town_without_country: 'Choose a country first',
    unknown_way_to_meet: 'Choose near, online or letters',
    repeated_way_to_meet: 'You can only choose a way to meet once',
    unknown_time_zone: 'Choose a time zone from the list',

    password_too_short: ({ minimum }) => `Password must be at least ${minimum} characters`,
    password_too_common: 'This password is too common',
    password_not_own: 'Choose a password of your own',
    not_a_one_time_password: 'That isn’t a one-time password',
    passwords_differ: 'Passwords do not match',
    unknown_come_back: 'Say whether you’re coming back',
    wrong_password: 'That isn’t your password',
    wrong_code: 'That isn’t the code the app’s showing now',
    unknown_choice: 'Say yes or no',
    wrong_passkey: 'We couldn’t check this passkey',

    side_without_bond: 'Choose a bond that has two sides before you choose a side',
    unknown_answer: 'answer must be one of the sentences there are',
    answer_without_decline: 'You can only answer a request that you decline',
    connection_with_oneself: 'You can’t connect with yourself',
    introduced_to_themselves: 'Choose two different people',
    unknown_introduction_answer: 'answer must be yes or no',
    unknown_way_known: 'said must be written, spoken or met',
    new_connection_not_pending: 'A new connection is pending',
    connection_only_accepted: 'A connection can only be accepted',
    unknown_connection_status: 'status must be pending or accepted',
    unknown_connection_direction: 'direction must be sent or received',

    unknown_turn: 'turn must be 0, 90, 180 or 270',
    not_a_waveform: 'That doesn’t show how loud a recording is',
    not_part_of_picture:
      'Give left, top, width and height of a part of the picture, each from 0 to 1',

    idempotency_key_format:
      'Idempotency-Key must be 1 to 64 letters, digits, dashes or underscores',

    unknown_report_reason: 'Choose one of the reasons',
    unknown_report_choice: 'Choose yes or no',
    until_not_later: 'A suspension must end later than now',
    until_not_a_time: 'Say until when the suspension lasts',
    unknown_option: ({ parameter, options }) => `${parameter} must be one of ${options.join(', ')}`,

    too_many_values: ({ parameter, maximum }) =>
      `${parameter} must have at most ${maximum} entries`,
    ages_reversed: 'minAge can’t be above maxAge',
    unknown_value: ({ parameter, values }) => `${parameter} must be one of ${values.join(', ')}`,
    cursor_of_another_search: 'The cursor isn’t one from this search',

    unknown_break_choice: 'Say whether your connections are told',
    unknown_contact_topic: 'Choose what it’s about',

    not_a_month: 'Write the month like this: 2025-03',

    unknown_mail_pace: 'Choose how often',

    page_error_message: ({ maximum }) => `Message must be 1 to ${maximum} characters`,
    page_error_address: ({ maximum }) =>
      `Address must be a path of at most ${maximum} characters, without query and hash`,
    page_error_stack: ({ maximum }) => `Stack must be at most ${maximum} characters`,
  },
  warnings: {
    private_details:
      'This message asks for details that are yours alone. Never share passwords, codes or papers with people you’ve met here.',
    bank_number:
      'This message contains bank or card details. Please don’t send money to people you’ve met here.',
    gift_card:
      'This message mentions gift cards. People who ask for them here, or for their codes, are almost always scams.',
    investment:
      'This message mentions an investment. People who offer to make you money here are almost always scams.',
    money: 'This message mentions money. People who ask for money here are almost always scams.',
    lure: 'This message asks you to follow a link or install something. You don’t have to, whatever it says.',
    secrecy:
      'This message asks you to keep something secret. It’s always fine to talk to someone you trust.',
    elsewhere:
      'This message suggests talking somewhere else. There’s no rush: you can keep writing here.',
    likeness:
      'This message reads like ones people write to get hold of money or details. There’s no rush to answer.',
    phone_number:
      'This message contains a phone number. There’s no rush to call: you can keep writing here.',
    urgency: 'This message asks you to hurry. You can take all the time you need.',
  },
  confirmations: {
    phone_number:
      'Are you sure? Your message contains a phone number, and you can’t be sure to take it back before it’s read. If you’d like to share it, press Send again.',
    bank_number:
      'Are you sure? Your message contains bank or card details, and nobody here should need those. If you still want to share them, press Send again.',
  },
  problems: {
    not_signed_in_to_update_profile: 'You must be logged in to update your profile',
    bad_origin: 'This request came from another site and was refused.',
    unknown_address: 'There’s nothing at this address.',
    method_not_allowed: 'This address doesn’t accept that method.',
    too_large: 'That’s too long to send. Please shorten it.',
    unsupported_media_type: 'Send the request as application/json in UTF-8, without compression.',
    not_a_picture: 'That doesn’t look like a picture or a recording. Please choose another file.',
    unavailable: 'The server can’t answer just now. Please try again in a moment.',
    internal: 'Something went wrong on our side. Please try again later.',
  },
  registrationNotes: {
    open: '',
    invitation:
      'By invitation only: to register, you need a link from a member or from the people who run this site.',
    approval: 'The people who run this site look at every new account before you can use it.',
  },
  device: ({ browser, operatingSystem }) => {
    if (operatingSystem === null) return browser ?? 'Unknown device';
    return `${browser ?? 'Unknown browser'} on ${operatingSystem}`;
  },
  requestNumber: (id) => `The number of this request is ${id}.`,
};
