import type {
  ControlCharactersFault,
  EntriesFault,
  LengthFault,
  NoListFault,
  RequiredFault,
  TextFault,
} from '#core/kernel/fault.ts';
import type {
  FieldName,
  TextField,
  TextListEntry,
  TextListField,
} from '#core/members/domain/profile-fields.ts';

/** The refusals about members' records. */
export type MemberRefusal =
  | { readonly code: 'username_fixed' }
  | { readonly code: 'username_taken' }
  | { readonly code: 'email_taken' };

/** The refusals of a member who takes only some requests to connect. */
export type AskingRefusal =
  | { readonly code: 'takes_no_requests' }
  | { readonly code: 'bond_needed' }
  | { readonly code: 'note_needed' };

/** The refusal of a member who has not confirmed their e-mail address, where that is asked for. */
export interface ConfirmationRefusal {
  readonly code: 'address_not_confirmed';
}

/** The fields that hold the address of a picture. */
export type PictureField = 'avatarUrl' | 'photo';

type ListName = FieldName<TextListField>;
type WrittenField = 'name' | Exclude<TextListEntry, 'photo'>;

/** What can be wrong with the fields of a member's record. */
export type MemberFault =
  | RequiredFault<'username' | 'email' | WrittenField>
  | TextFault<FieldName<TextField> | 'prompt' | WrittenField>
  | ControlCharactersFault<'username'>
  | LengthFault<PictureField>
  | NoListFault<ListName | 'relationshipTypes' | 'languages' | 'meeting'>
  | EntriesFault<ListName | 'languages'>
  | { readonly rule: 'username_format' }
  | { readonly rule: 'invisible_name' }
  | { readonly rule: 'reserved_name'; readonly field: 'username' | 'name' }
  | { readonly rule: 'email_format' }
  /** An address is changed where the new one is confirmed first. */
  | { readonly rule: 'email_changed_in_settings' }
  | { readonly rule: 'picture_address'; readonly field: PictureField }
  | { readonly rule: 'age_not_whole' }
  | { readonly rule: 'too_young'; readonly minimum: number }
  | { readonly rule: 'too_old'; readonly maximum: number }
  | { readonly rule: 'age_range_incomplete' }
  | { readonly rule: 'age_range_reversed' }
  | { readonly rule: 'unknown_relationship_type' }
  | { readonly rule: 'repeated_relationship_type' }
  | { readonly rule: 'repeated_interest' }
  | { readonly rule: 'roles_not_an_object' }
  | { readonly rule: 'unknown_bond_side' }
  | { readonly rule: 'bond_without_sides' }
  | { readonly rule: 'preferences_not_an_object' }
  | { readonly rule: 'who_may_ask_incomplete' }
  | { readonly rule: 'shared_signs_incomplete' }
  | { readonly rule: 'photo_viewers' }
  | { readonly rule: 'blurred_photos' }
  | { readonly rule: 'prompts_not_an_object' }
  | PlaceFault;

/** What can be wrong with languages and place. */
export type PlaceFault =
  | { readonly rule: 'unknown_language' }
  | { readonly rule: 'unknown_language_level' }
  | { readonly rule: 'repeated_language' }
  | { readonly rule: 'unknown_country' }
  /** A town that is not listed for the country. */
  | { readonly rule: 'unknown_town' }
  | { readonly rule: 'town_without_country' }
  | { readonly rule: 'unknown_way_to_meet' }
  | { readonly rule: 'repeated_way_to_meet' }
  | { readonly rule: 'unknown_time_zone' };

/** What of members a caller may ask for and not find. */
export type MemberSubject = 'member' | 'relationship_type';
