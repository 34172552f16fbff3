/** What a behaviour of the family's own can be about, where its title says so in so many words. */
export type OwnTopic = 'ownHome' | 'ownLiving' | 'ownKind' | 'ownCalm'

/** Phrases of titles in three languages that leave no doubt: a word alone, as in “stayed at the table”, says too little. An accented letter has no word boundary (`\b`) after it. */
const clues: Readonly<Record<OwnTopic, RegExp>> = {
  ownHome:
    /\b(?:set|laid|cleared) the table\b|\b(?:washed|dried|did) the dishes\b|\bdishwasher\b|\b(?:did|folded|hung up) the (?:laundry|washing)\b|\btook out the (?:rubbish|trash|bins?)\b|\b(?:swept|vacuumed|mopped)\b|\b(?:puso|recogió|quitó) la mesa\b|\b(?:lavó|secó) los platos\b|\blavavajillas\b|\btendió la ropa\b|\bsacó la basura\b|\b(?:barrió|fregó)|摆(?:碗筷|了?桌)|收(?:碗|桌子)|洗了?碗|晾了?衣|倒了?垃圾|扫了?地|拖了?地/iu,
  ownLiving:
    /\bfed the (?:cat|dog|fish|birds?|rabbits?|hamster)\b|\bwalked the dog\b|\bwatered the (?:plants?|flowers?|garden)\b|\bdio de comer al\b|\bpaseó al perro\b|\bregó (?:las |el )?(?:plantas|flores|jardín)|喂了?(?:猫|狗|鱼|鸟|兔)|遛了?狗|浇了?(?:花|水)/iu,
  ownKind: /\bshared (?!a bed)|\bcomforted\b|\bcompartió|\bconsoló|分享|安慰/iu,
  ownCalm: /\bwaited\b|\bstayed calm\b|\bcalmed down\b|\besperó|\bmantuvo la calma\b|\bse calmó|等别人|冷静/iu,
}

const topics: readonly OwnTopic[] = ['ownLiving', 'ownHome', 'ownKind', 'ownCalm']

/** Returns what a title is about, or null when it does not say. */
export const findOwnTopic = (title: string): OwnTopic | null => topics.find((topic) => clues[topic].test(title)) ?? null
