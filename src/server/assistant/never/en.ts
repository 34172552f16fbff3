import type { NeverWords } from './never.ts'

export const en: NeverWords = {
  points: [
    /\b(?:dry (?:nights?|beds?|sheets?|pull-?ups?)|nights? dry|(?:stay|stays|stayed|staying|slept|woke|wakes?|waking|keep|kept|sleeping) (?:up )?dry|no (?:bed-?wetting|accidents?|wet (?:bed|night|sheet)s?)|didnt wet|not wetting|without (?:an )?accidents?)\b/,
    /\b(?:fall|falls|fell|falling|fast|sound) asleep\b|\basleep (?:by|before|within|in|on|alone)\b|\b(?:sle(?:ep|pt)s?|sleeping) (?:through|all night|the whole night|alone all night)\b|\b(?:nap|napped|naps)\b|\bno waking\b/,
    /\b(?:ate|eat|eats|eating|finish(?:ed|es|ing)?|clean(?:ed)?|empty|emptied|clear(?:ed)?) (?:it |up )?(?:all|everything|every bite|more|up|(?:the |a |my |his |her |your |whole )*(?:plate|bowl|dinner|lunch|breakfast|meal|food|portion|vegetables|veggies))\b|\bclean plate\b|\bsecond helpings?\b|\b(?:weight|weigh(?:s|ed|ing)?|kilos?|calories|diet|slim(?:mer)?|thin(?:ner)?|skinny)\b|\bate (?:less|a lot)\b/,
    /\b(?:no|not|never|without|didnt|dont|doesnt|wont|wasnt|stop|stops|stopped|stopping|less) (?:any |more )?(?:cry|crying|cried|tears?|weep(?:ing)?|sobbing)\b|\bheld back (?:the )?tears\b/,
    /\b(?:not|wasnt|isnt|never|without|no|stopped) (?:being |feeling |any |be )?(?:afraid|scared|fear|frightened|fearful|anxious|shy|nervous|worried|worrying)\b|\bfearless\b/,
    /\b(?:happy|happier|cheerful|smil(?:e|es|ed|ing)|good mood|better mood|in a mood|not (?:sad|angry|grumpy|moody|cross)|wasnt (?:sad|angry|grumpy|moody|cross)|no sulk(?:ing|s)?|didnt (?:sulk|get angry|get upset)|no (?:anger|angry feelings|grumpiness|bad mood)|not upset)\b/,
    /\b(?:hug|hugs|hugged|hugging|kiss|kisses|kissed|kissing|cuddl(?:e|es|ed|ing)|affection(?:ate)?|say(?:s|ing)? i love you|said i love you)\b/,
    /\b(?:good|better|best|top|high|higher|great|perfect|school|exam) (?:grades?|marks?)\b|\bgrades?\b(?! ?\d)|\bstraight as\b|\b(?:an|get|got|gets|getting|for an?) a(?: in|\b$| on)\b|\breport cards?\b|\b(?:test|exam) (?:scores?|results?|marks?)\b|\b100 ?(?:%|percent)|\bfull marks\b|\b(?:best|first|top) (?:in|of) (?:the )?class\b|\bpass(?:ed|es|ing)? (?:the |a |an |every )?(?:test|exam)s?\b/,
    /\b(?:tell|tells|told|telling|snitch(?:ed|es|ing)?|grass(?:ed|es|ing)?) (?:on|up)\b|\btattl\w+|\bsnitch\w*|\breport(?:ed|s|ing)? (?:a |his |her |the )?(?:brother|sister|sibling|friend|classmate)\b/,
    /\b(?:medicine|medication|meds|pills?|tablets?|inhaler|injections?|vaccin\w+|insulin|antibiotics?|no fever|not (?:sick|ill|coughing|sneezing)|wasnt (?:sick|ill)|healthy|side effects?)\b/,
    /\b(?:pray|prays|prayed|praying|prayers?|church|mosque|temple|synagogue|bible|quran|koran|mass|god|jesus|allah|faith|believ(?:e|es|ed|ing) in)\b/,
    /\b(?:look|looks|looked|looking|be|being|was) (?:so )?(?:pretty|nice|beautiful|handsome|cute|gorgeous|good|smart|slim)\b(?! (?:at|after|for|to))|\b(?:prettier|pretty|beautiful|handsome|appearance|good-? ?looking|nice hair|make-?up)\b/,
  ],
  rewards: [
    /\b(?:sweets?|candy|candies|lolly|lollies|lollipops?|gumm(?:y|ies)|jelly beans?|(?<!hot )chocolates?(?! milk| caliente)|soda|cola|coke|fizzy|chips|crisps|donuts?|doughnuts?|junk food|sugar)\b/,
    /\b(?:skip|skips|skipping|no|without|miss|missing|dont have to do) (?:the |a |one |tonights? |your |my |evening )?(?:sleep|bed ?time|nap|teeth|tooth ?brushing|brushing|brush)\b|\bstay(?:ing)? up all night\b|\ball-?nighter\b|\bnight without (?:sleep|brushing)\b/,
    /\b(?:cash|money|banknotes?|coins?)\b|[$€£]\s?\d|\d\s?[$€£]|\b(?:dollars?|euros?|pounds|bucks)\b/,
    /\b(?:away from|without|no|rid of) (?:your |his |her |my |the |a )?(?:little |big |baby )?(?:brother|sister|sibling|baby)s?\b/,
  ],
  consequences: [
    /\b(?:no|skip|skips|skipping|lose|loses|losing|without|withhold(?:ing)?|miss|deny|take away|taking away|cancel) (?:the |his |her |their |any |all |out on )?(?:dinner|supper|lunch|breakfast|meals?|food|sleep|bedtime story|outdoor play|outside (?:play|time)|playing outside|recess|playground|hugs?|cuddles?|affection|contact|visits? (?:to|with|from)|mum|mom|mummy|dad|daddy)\b(?! (?:rush|drama|stress))|\bto bed (?:hungry|without)\b/,
    /\b(?:take|takes|taking|remove|removing|lose|losing|cancel) (?:away |back )?(?:the |his |her |their |all |any )?(?:already )?(?:earned|promised|won)\b|\btak(?:e|ing) (?:away|back) (?:the |his |her |their )?(?:points|rewards?|stickers?|stars)\b/,
    /\b(?:spank\w*|smack\w*|slap\w*|hit (?:him|her|them|your child|back)|cold shower|soap in|shame|shaming|humiliat\w+|naughty (?:step|corner|chair)|lock (?:him|her|them))\b/,
  ],
  aboutPoints:
    /\b(?:points?|rewards?|rewarding|stickers?|stars?|charts?|prizes?|earn\w*|badges?|tokens?|treats?|bonus|challenges?|habits?|\+\d)\b/,
}
