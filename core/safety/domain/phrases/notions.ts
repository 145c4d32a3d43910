/**
 * What a sentence touches on, in whatever words and order: each is innocent by itself, and a sign together
 * with others nearby (`TOGETHER` in `message-signs.ts`).
 */
export const NOTIONS = {
  /** The reader is to do something. */
  ask: [
    'can|could|would|will|might|may|do|are|wont|cant|couldnt you|u|i|we',
    'you|u could|can|should|must|need_to|have_to|only_need|only_have|just_need|just_have|may|only|just|might',
    'please|pls|plz|kindly',
    'any|some way|chance|possibility',
    'i|we need|want|beg|ask|wish|would_like|trust|count_on|hope you|u',
    'if you|u',
    'help me|us|out',
    'do me|us',
    'would_it|is_it be? possible|too_much|all_right|okay|ok',
    'wondering|wondered if|whether',
    'let me|my|him|her know|help|show|have|use',
  ],
  /** Something is to be handed over. */
  give: [
    'lend|loan|borrow|wire|transfer|zelle|cashapp|venmo|donate|advance|contribute|spare|top_up|chip_in|see_me_right|tide_me_over|bail_me_out|lending|borrowing|transferring|sub',
    'send|give|pay|put|cover|settle|pass|drop|forward|front|sort|sending|giving|paying|covering .. me|us|him|her|it|them|this|my|our|out|in|up|towards|for_me|for_us|to_this|into',
    'help|assist|support me|us .. with|out|towards|pay|buy|get',
    'send|give|lend|find a|some|any|another|the|more|us|half|rest',
    'help|assist|support with',
    'buy|get|fill|book|order .. me|us|for_me|for_us|my',
  ],
  sum: [
    'small|little|modest|certain|large sum|amount',
    '#amount|money|cash|loan|rent|fees|fee|fare|deposit|bail|fine|debt|debts|mortgage|funds|instalment|payment|bill|bills|bank_transfer|transfer|repair|repairs|wages|groceries|overdraft',
  ],
  number: ['#amount|#number'],
  /** The writer lacks something. */
  need: [
    'i|we|im|ive|he|she .. need|needs|short|owe|lack|behind|desperate|penniless|broke',
    'unless|until|before|or|otherwise|if i|we|he|she|it|they .. pay|find|settled|paid|raise|have_the|get|give|lose',
    'due on|by|today|tomorrow|this|next',
    'not a penny|cent',
    'have_to|must|got_to|supposed_to pay|find|raise|settle',
    'cut_off|cutting_off|throw|throwing|evict|kick|kicked .. us|me|my|water|heating|power|electricity|gas|out',
    'lose|losing|lost .. my|our|the flat|house|home|job|shop|everything|custody|place',
    'nicked|stolen|robbed|hacked|mugged|broke_down|broken_down',
  ],
  /** Someone who can hold back a person or a thing until they are paid. */
  authority: [
    'customs|embassy|consulate|notary|immigration|courier|airline|agent|diplomat|lawyer|attorney|court|hotel|border|clinic|hospital|landlord|bailiff|bailiffs|police|officer|solicitor|agency|office|registrar|shipping|captain|general|vet|surgeon|council|university|school|garage|company|bank|barrister|papers|form|paperwork|certificate|heathrow|airport|commander|headquarters',
  ],
  /** That they are to be paid, now. */
  toll: [
    'want|wants|need|needs|ask|asks|asking|demand|demands|demanding|require|requires|insist|insists|charge|charges|costs|expect|expects .. #amount|#number|money|payment|cash|deposit|pay|me_to|us_to|a',
    'will_not|wont|would_not|refuse|refuses|cannot|cant .. let|release|treat|operate|discharge|hand|deliver|give|board|leave|open|start|begin|until|unless|before',
    'hold|holding|held|keeping|kept|stopped .. until|unless|up|me|my|it|the',
    'release|clearance|handling|administration|processing .. charge|fee|payment|it|them',
    'pay|paid|payment|settled .. first|before|until|now|today|tonight|release',
    'but|and|only first|then .. cost|costs|pay|fee',
  ],
  /** Wealth from nowhere. */
  windfall: [
    'winner|winners|won|lottery|draw|raffle|prize|giveaway|jackpot|sweepstake|picked|selected|chosen|awarded',
    'inheritance|inherit|inherited|unclaimed|heir|beneficiary|next_of_kin|estate|fortune|lump_sum|bequest|will',
    'left|leave|leaving|give|bequeath .. everything|all|a_house|fortune|money|it .. to_you|you|me',
    'grant|compensation|refund|rebate|payout|settlement|bonus',
    'same|your surname|name .. as_you|as_yours',
    'died|dying|cancer|widow ... #number|#amount|account|fortune',
    'gold|diamonds|million|millions|billion',
  ],
  /** That the reader may have it. */
  claim: [
    'collect|claim|redeem|receive|release|released|deliver|apply .. your|the|it|them|cheque|prize|money|funds|#amount|#number|for',
    'contact|reply|respond|write_to|get_in_touch ... mr|mrs|dr|agent|office|claim|collect|details|name|barrister',
    'on|in your behalf|name',
    'to|for|with you .. if|but|only|first|after|and|when|please',
    'you .. get|receive|have|keep|be_given #number|#amount|half|percent|some|part|a_share|it|everything',
    'your .. winnings|prize|cheque|reward|share|payout|parcel|claim',
    'partner|share|split|together',
  ],
  /** Money that makes money. */
  asset: [
    'bitcoin|bitcoins|btc|crypto|cryptos|cryptocurrency|cryptocurrencies|crypto_currency|ethereum|usdt|nft|nfts|forex|trading|trades|trader|investment|investments|investing|invest|stock|stocks|shares|broker|adviser|advisor|portfolio|platform|staking|mining|exchange|coins|token|tokens|dividend|dividends|side_business|side_hustle|online_business|passive_income|robot|bot|dealer|silver|bullion|presale|gold|savings|pension_pot|nest_egg|adverts|franchise|scheme|returns|profit|profits|capital',
    'put .. #amount|#number .. in|into',
    'got .. #amount|#number .. out|back',
    'balance .. grow|grows|growing|rise|rising',
    '#amount|#number a day|week|hour|month',
  ],
  /** That the reader should come in. */
  invite: [
    'you|u could|should|can|must|might .. buy|join|too|start|earn|make|retire|have|invest|get|put|double|try|also',
    'you|u only|just|simply .. put|need|click|pay|deposit|invest|have',
    'take|get|bring|sign|put|let|set you|u .. on|started|in|up|into',
    'show|teach|tell|guide|help|introduce|explain|link|connect you|u',
    'show|teach|explain .. to|how .. you|u',
    'put you in_touch|through',
    'want|like|love|care to .. see|know|learn|hear .. how|more',
    'be|am your guide|mentor',
    'would|are|will you|u .. interested|like_to_join|join|care_to|like_to_earn|like_to_make|like_to_try|be_interested',
    'shall|let|can|could|may|should i|me|us|we .. get|give|put|sign|show|introduce|send|help|add|invest|do you|u|it|your|together|some',
    'send|give you|u .. invitation|link|code|details|signals|the_app',
    'let|have my|him|her|them .. look_after|handle|manage|invest|do',
    'have|do you|u got|have|know|own|hold .. any|a|an|some|about',
    'join|come|partner me|us|in|with|up',
    'interested|curious .. tell|let|write|ask|me',
  ],
  /** Another way to talk. */
  medium: [
    'via|over|use|install|have|got|on signal|line_app|session',
    'whats_app|whatsapp|whatapp|watsapp|telegram|viber|hangouts|google_chat|skype|wechat|kik|snapchat|messenger|imessage|zangi|discord|instagram|facebook|gmail|e_mail|email|zoom|facetime|threema|tiktok',
    'different|another|other|second|better|private|safer app|site|place|messenger|channel|way_to_talk|chat|platform',
    'by|via|over text|sms|email|e_mail|phone|telephone|mail',
    'text|sms|mobile|cell|cellphone|handset',
    'phone|mobile|cell|private|direct|home|whatsapp number|line',
  ],
  /** To talk there from now on. */
  move: [
    'chat|talk|continue|carry_on|speak|move|switch|swap|go|meet|connect|catch|chatting|talking|message|contact|reach|write .. me|you|there|on|to|over|via|by|with|at|instead|elsewhere|properly|privately|each_other',
    'find|add|follow|join me|us .. on|at|over|there|under',
    'shoot|drop|send|give|leave|tell|share|let me|us .. text|line|message|mail|email|note|number|your|have',
    'do|have you|u .. have|got|use|on .. a|an|whats_app|whatsapp|telegram|viber|skype|signal|zoom|messenger|mobile|facetime|any',
    'more of|prefer|rather|instead|easier|quicker|nicer|better|safer|faster',
    'is|am|my|find|look .. name|user|username|id|handle|there',
    'where|how i|we can|could|may reach|contact|call|find|get',
    'hear .. your voice',
    'logs|log|throws|kicks me out',
    'never|hardly|not|rarely .. see|get|read|check .. your|the|my messages|notices|this|here',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
