const PAPERS =
  'passport|driving_licence|driving_license|drivers_license|licence|id_card|identity_card|identification|id|bank_card|credit_card|debit_card|bank_statement|utility_bill|social_security|card';
const SECRET =
  'pin|pin_number|password|passcode|login|log_in|login_details|security_code|verification_code|one_time_code|otp|card_details|card_number|bank_details|account_details|account_number|banking_password|online_banking|maiden_name|national_insurance|national_insurance_number|social_security|ssn|date_of_birth|credit_card|debit_card|cvv|three_digits|sort_code|iban|bank_name|banks_name|name_of_your_bank|routing_number|account_name|security_answer|security_questions|pension_number|nhs_number|medicare_number|online_account';

/** Passwords, codes, papers and the like asked for. */
export const PRIVATE_DETAIL_PHRASES: readonly string[] = [
  `what|whats|what_is .. your|the|ur .. ${SECRET}`,
  `-never|not|dont give|send|tell|need|want|know|read|forward|text|confirm|share|have|provide|type|enter|verify|show|require .. your|me|ur|the|us|i .. ${SECRET}`,
  `can|could|would|will|may|please ... your|the .. ${SECRET}`,
  `need|require|want|only .. your .. ${SECRET}`,
  'i|we need|must|want|have .. to? know|have .. which|what bank',
  'which|what bank .. are|do|use|you .. with|use|you',
  'which_bank|what_bank .. you|u',
  'how much .. do|have you|u .. have|got|in .. savings|bank|account|saved|in',
  'send|give|need|take|photograph|make|share|show|scan .. photo|picture|pictures|copy|scan|both_sides|photos .. of your|the|you .. passport|driving|licence|license|id|identity|bank|credit|debit|statement|utility|card',
  `photograph|scan .. sides|front|your .. ${PAPERS}`,
  `copy|photo|picture|scan of .. your .. ${PAPERS}`,
  'your passport|licence|card|id .. front|both_sides|so_that|so_i|picture',
  'six|four|five|eight|#number|verification|security|confirmation|sms .. digit|digits .. code',
  'six|four|five|eight|verification|security|confirmation|sms|login|activation code .. read|send|forward|tell|me|by_mistake|to_your|phone|please',
  'you will|should .. get|receive .. a|the|text|message|sms .. code|with_a_code',
  'code|number|numbers .. came|arrived|sent|texted|get|got|received|appeared .. your|you|to_you|from .. phone|mobile|text|now|just|email',
  'code .. just|on your|came|arrived|phone|screen',
  'holding .. id|passport|licence|card|identity',
  'photo|picture|selfie .. with your .. id|passport|licence|card',
  'last four|three|few|#number digits|numbers',
  'expiry|expiration date',
  'send|give|need|share|forward|confirm .. your .. details|particulars|information|personal_data',
  'code|numbers .. by_mistake|to_your_phone .. read|forward|send|tell|please|could|can',
  'tell|read|send|forward .. me|it|out .. code|numbers|digits .. you|to_me|from|please|that',
  'read|send|forward .. it out|to_me',
  'tell me your login|pin|password',
  'full name|names and|with|your .. address|date|number|birth',
  'your .. log_in|login|sign_in|account|bank|card details|credentials',
  'remote access',
  'picture|photo|selfie|scan|copy .. driving|passport|id|identity|licence|bank|card',
  'bank|banking|card password|pin .. once|only|so',
  'confirm|verify|update .. your .. password|account|identity|details|card|address|address_and_card',
  'reply|respond|answer .. with .. your .. full|name|names|address|details|telephone',
  'your .. full names|name_and_address|name_and_telephone',
];
