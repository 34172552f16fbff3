const grown =
  'dad|daddy|father|stepdad|stepfather|mom|mum|mother|stepmom|stepmum|husband|wife|partner|boyfriend|girlfriend|ex|uncle|grandpa|grandfather|grandad|granddad|teacher|coach|nanny|babysitter|sitter|neighbour|neighbor'
const hurts =
  'hits|hit|hitting|beats|beat|beating|slaps|slapped|punches|punched|punching|kicks|kicked|chokes|choked|strangles|strangled|hurts|hurting|whips|whipped|burns|burned'
const self = 'himself|herself|themself|themselves|themselfs|myself|yourself|hisself|himslef|herslef|myslef|itself'
const child = 'him|her|them|baby|son|daughter|child|kid|kids|children|toddler|boy|girl|us|me'

/** Signs of danger, group by group: wish to die, violence, running away, eating, accidents, a parent at the edge. */
export const danger = `
  want|wants|wanna|wanted|wish|wishes|wishing|wished die|dead|dying
  wish|wishes never +born
  rather +be +dead
  rather|better die|dead
  be +dead
  worth +living
  wish|wishes|wished wasnt|werent|isnt|not alive|here|born|around
  tried|tries|trying|attempted|attempt kill|hang|die|suicide|overdose ${self}
  goodbye +note|letter
  nobody|noone|one miss +me|him|her
  easiest|best|painless|painlessly|fastest way die|kill
  razor|razors +blade|blades
  razorblades|razorblade
  disappear +forever
  reason|point +to|in +go|going|carry +on
  talks|talking|talked|thinks|thinking|thoughts +about|of dying|death|suicide|killing
  ~suicide|suicid*|sucid*|suicde|unalive|kms|kys
  kill|kil|kills|killing|killed|harm|harms|harming|end|ending ${self}
  cut|cuts|cutting ${self}
  cutting|cuts|cut|burns|scratches arms|arm|wrist|wrists|thighs
  been|started +cutting
  cuts|scars|scratches all +over|along|down
  cuts|scars on|along wrist|wrists|thighs|thigh|arms
  burns|burning|burn ${self} lighter|cigarette|cigarettes|matches|iron
  bangs|banging|bash|bashing head until|bleeds|bleeding
  hurts|hurting|hurt ${self} purpose|deliberately|intentionally
  want|wants|wanna hurt ${self}
  self|slef|sefl +harm|harms|harming|injury|injuring|hurting
  selfharm*
  end|ending|ends his|her|my|their|own +life
  end|ending|ends +it +all
  take|took|taking own +life
  better +off +dead|without me|him|her
  better if +i|he|she +wasnt|weren*|didnt
  no +reason|point living|live
  dont|doesnt|didnt|not|cant|no want|wants|wanna live
  dont|doesnt|not want|wants alive|exist
  dont|doesnt|not want|wants +to +be +here +anymore|any
  wants|want never +wake|wake up again
  tired +of +living|life
  hates +life|living die|end
  jump|jumping bridge|roof|balcony
  threatens|threatening|threatened kill|die
  hang|hanging|hanged ${self}
  ${grown} ${hurts} ${child}
  beaten|hit|abused +by ${grown}
  abused|abusing|abusive|abuser|abuse|abusse|abussed|molested|molesting|molester|molests|molestation|raped|rape|raping|groomer|grooming|groomed
  sexual|sexually abuse*|assault*|touched|harass*
  touched private|privates|genitals|inappropriately
  made|makes|forced|forces touch|undress
  showed|shows penis|genitals|porn
  nude|nudes|naked photo|photos|pic|pics|picture|pictures|video|videos|selfie
  sends|sent|sending|asked|asks|wants nudes|nude|naked
  sexting|sext|sexted
  domestic +violence|abuse
  violent +at +home
  afraid|scared|terrified +of +my +husband|partner|boyfriend|wife|ex
  afraid|scared go +home ${grown}
  ran|run|running|runs +away +from +home
  has|have +run +away
  ran +away last|yesterday|find|police|night|gone
  threatens|threatening|threatened +to +run +away
  gone|went +missing
  he|she|son|daughter|child|kid is|has +missing|vanished|disappeared
  hasnt|didnt|havent|not come|came|returned +home night|yesterday|since|yet|hours
  cant +find my +son|daughter|child|kid anywhere
  hasnt|havent|not|hardly eaten|eating anything|days|week
  wont|refuses|refused|refusing|stopped eat|eating|food +for days|week
  wont|refuses|refused|refusing|stopped eat|eating +anything|at|all days|week
  starve|starves|starving ${self}
  makes|making|made ${self} sick|vomit|throw|puke
  throws|vomits|throwing|vomiting|pukes after eating|meals|dinner|food|every
  purges|purging|~bulimia|~bulimic|~anorexia|~anorexic|laxatives|laxative
  stepdad|stepfather|uncle|grandpa|grandfather|grandad|granddad|teacher|coach|neighbour|neighbor|priest|man|stranger|cousin|someone|somebody touches|touched|touching|kissed|undressed me|her|him|them|my
  ${grown} shoves|shoved|drags|dragged|throws|threw|locks|locked|smacks|smacked|threatens|threatened|hurt|abuses|abusing|abused|chases|chased ${child}
  blackmail*|sextortion
  hits|hit|beats|beat|whips +him|her|them|us|me|my with belt|stick|cable|shoe|spoon|slipper
  exposed|flashed +himself
  adult|man|stranger|guy|someone|somebody online|internet|chat meet|meeting
  hasnt|havent +been +home days|night|yesterday|since
  left|leaves +home answer|back|phone|calling|reach
  eats|eating|ate +nothing days|week|water|thin
  face|lips|tongue|throat +is|are swelling|swollen
  swelling|swollen +face|lips|tongue|throat
  lost|loses|losing +consciousness
  afraid|scared|terrified +of +what +i|im|ill
  almost|nearly threw|throw|hit|shook|shake|dropped +the|my baby|son|daughter|kid|child|toddler
  son|daughter|child|kid|boy|girl|he|she +disappeared|vanished this|today|yesterday|night|morning|since|from|without
  ran|run +off|away back|night|yesterday|hours|since|find
  hasnt|not|didnt come +back|home night|yesterday|since|yet|hours|morning
  fainted|faints|fainting|collapsed|collapsing
  ~swallowed|drank|ate|drunk|eaten|took|~ingested|swallows bleach|~detergent|battery|batteries|magnet|magnets|pills|pill|tablets|poison|cleaner|antifreeze|medication|medicine|chemicals|gasoline|berries|dishwasher|cleaning|fluid|petrol|weedkiller|pesticide|pod|pods|capsule|capsules|perfume|alcohol|vodka|bottle
  ~poisoned|~poisoning|overdose|overdosed|overdosing|overdse|overdosis|ovrdose
  not|cant|isnt|stopped|hardly breathing|breathe|breath
  trouble|difficulty|struggling|struggles|problems breathing|breathe
  gasping +for +air|breath
  turning|turned|going|went|lips|face blue
  choking +on|and
  is|hes|shes +choking
  ~seizure|~seizures|~convulsion|~convulsions|~convulsing|epileptic
  ~unconscious|~unresponsive
  passed|knocked +out
  head +injury|wound|trauma
  ~concussion|concussed
  hit|banged|bumped|fell|cracked head vomiting|vomited|throwing|threw|sick|bleeding|dizzy|sleepy|drowsy|confused|now
  fell from|out|down +window|balcony|roof|stairs
  fell from|out|down a|the|of +window|balcony|roof|stairs
  bleeding +heavily|badly|lot
  wont|cant|doesnt stop +bleeding
  severe|bad|having +allergic
  ~anaphylaxis|anaphylactic
  i|im|ill|id want|going|gonna|about|afraid|scared|might|could|like|close|urge|almost hurt|hit|shake|kill|strangle|harm|punch|smother|beat|choke|hurting|hitting|shaking|killing ${child}|my
  afraid|scared +ill|i hurt|hit|harm|shake|kill ${child}|my
  i hit|slapped|smacked|beat|kicked|pushed|threw ${child}|my hard|bled|bleeding|bruise|bruises|bruised|mark|marks|wall
  i left bruise|bruises|marks
  bruise|bruises|marks after|from +i|my|his|her
  i beat|punched|shook|choked|strangled|kicked|shake|choke ${child}|my
  i cant +stop +hitting
  i keep +hitting|slapping|beating
  throw +the|my +baby
  do something +to +him|her|them
`

/** What sounds like danger and is a way of speaking. */
export const harmless =
  /\b(?:collapse[sd]? in(?:to)? (?:tears|laughter)|dead (?:last|quiet|silent|serious|on his feet)|(?:phone|tablet|battery|controller) (?:to|will|would|might) be dead|(?:is|hes|shes) missing (?:his|her|the|my|a|out|me|us|home|dad|daddy|mum|mom|mummy|mommy|gran\w*|school|friends)|dying (?:to|of|for)(?! hurt)|to die for|kill(?:ing)? (?:time|me|the mood|zombies|mobs|monsters|everyone in|people in|players)|(?:bored|scared|worried|tired) to death|wants? to live (?:with|at|in|there|near|together)|jump off the (?:sofa|couch|bed)|cuts? his arms? (?:off|out)|hits? on (?:him|her|me)|beats? (?:him|her|me|us|them) (?:at|in)|wants? to beat (?:him|her|me|us|them) at|dead (?:end|tired|battery|phone)|when (?:the )?\w+ (?:dies|died|is dead) (?:in|and)|killed (?:in|by) (?:minecraft|fortnite|roblox|the game))\b/g
