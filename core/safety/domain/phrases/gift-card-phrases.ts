const BRAND =
  'steam|apple|itunes|i_tunes|google|google_play|play_store|amazon|razer|razor|razer_gold|razor_gold|xbox|playstation|psn|vanilla|sephora|netflix|roblox|neosurf|paysafe|paysafecard|prepaid|ebay|walmart|target|visa_gift|nike|spotify|gift|game|gaming|phone|scratch|footlocker|tesco|argos|top_up|shop|store';
const CARD = 'card|cards|voucher|vouchers|giftcard|giftcards|code|codes|coupon|coupons';

/** Gift cards to buy, or their codes to send. */
export const GIFT_CARD_PHRASES: readonly string[] = [
  `can|could|would|will|please|need|want|must|favour|favor|just|only|you|to|and|me ... buy|get|purchase|pick_up|send|order|grab|find|use|take|fetch .. ${BRAND} ${CARD}`,
  `buy|get|purchase|pick_up|send|grab|fetch .. me|us|my|her|him|some|a|an|the|three|two|four|#number|#amount .. ${BRAND} ${CARD}`,
  `i|we|they|just|only|site|office|he|she|it .. need|needs|wants|want|take|takes|accept|accepts|require|requires .. ${BRAND} ${CARD}`,
  `help|wants|want|happy|need|needs|lovely|love|like .. ${BRAND} ${CARD}`,
  `${BRAND} ${CARD} .. would|are_the|for_me|only|will_do|please|of`,
  `pay|paid|send|payment .. with|by|in|like|as .. ${BRAND}? giftcards|giftcard|gift_cards|gift_card|vouchers|prepaid_card|itunes|steam`,
  'use|accept|take .. giftcards|giftcard|gift_cards|gift_card|vouchers',
  'buy|get|purchase|send .. me|us|some|one|a|the|two|few|#number .. voucher|vouchers|giftcard|giftcards|gift_card|gift_cards',
  'buy|get|send|pick_up .. amazon|steam|apple|itunes|google_play|xbox|razer .. ones|#number|#amount',
  'scratch .. back|silver|off|code|panel|strip|number|numbers',
  'send|give|read|tell|text|type|show|forward .. me|out|the|here|in .. code|codes|numbers|number|back .. back|card|cards|here|of_it|on_the|them',
  'picture|photo|photos|pictures|pic .. of the|it|them|both .. code|codes|numbers|back|receipt',
  'type|read|send the .. code|codes|pin .. here|to_me|me|out',
  'scratch it|them|off|one .. and|then|type|send|tell|read|take',
  'photograph|scan|copy .. back|front|both_sides .. card|cards|voucher|vouchers',
  'all_i_want|i_want|i_would_like|i_would_love|i_wish|wish|dream ... gift_card|gift_cards|giftcard|voucher|google_play_card|steam_card|itunes_card',
  'photo|picture|pic|photos|pictures of the|both|your cards|card|receipt|vouchers .. and|receipt|codes',
  'redeem .. code|card|codes|voucher|them|it .. for_me|me|here',
  'prepaid|top_up|reload card|cards|code|codes|voucher',
  'type|send|text|read|tell|give me|us the|its|that|all .. long|card|secret|sixteen|whole|redeem number|numbers|digits|code|codes',
  `vouchers|giftcards|gift_cards|itunes|steam .. #number|#amount`,
];

/** A card with a code that is worth money. */
export const CODE_CARD_PHRASES: readonly string[] = [
  `${BRAND.replace('|shop|store', '')} ${CARD}`,
  'giftcard|giftcards|itunes|vouchers',
];

/** The reader is to fetch something. */
export const FETCH_PHRASES: readonly string[] = [
  'can|could|would|will|please you .. get|buy|pick|fetch|run|find|order|pay|send one|some|it|them|two|three|me|us|up|that',
  'i need .. of them|one|two|some',
  'where you can .. buy|get',
];
