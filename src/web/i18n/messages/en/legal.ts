export const legal = {
  updated: 'As of 20 November 2026',
  operator: 'Who runs this Glowjar',
  operatorNamed: 'This Glowjar is run by {name}.',
  operatorUnnamed: 'This Glowjar is run privately. Ask the person who gave you the address if you want to know more.',
  contact: 'Contact: {contact}',
  termsTitle: 'Terms',
  termsLead: 'A few plain sentences about using Glowjar.',
  terms: {
    what: 'What Glowjar is',
    whatText:
      'Glowjar is free software (AGPL, version 3 or later) for families. You note what goes well, your child collects points, and you keep the promises you make. The operator of this server runs it for you and charges nothing for the core features.',
    account: 'Your account',
    accountText:
      'You need an email address and a password, or the sign-in service this server offers. Keep your password to yourself. You may invite others of your family; they see and record the same things as you. Accounts are for adults: children are profiles that you keep for them.',
    yours: 'What you write is yours',
    yoursText:
      'What you record belongs to you. The operator may store it in order to show it to your family, and for nothing else. Do not store what you have no right to store.',
    fair: 'Fair use',
    fairText:
      'Do not try to break the service or to read what belongs to another family. The operator may close accounts that do.',
    limits: 'What we cannot promise',
    limitsText:
      'Points, habits and tips are help for everyday life, not medical, psychological or legal advice. The software comes without warranty, and the server may be out of reach at times. Where the law gives you rights, these terms take none of them away.',
    end: 'Leaving',
    endText:
      'You can delete your account at any time in the settings. When the last member leaves, the family and all that belongs to it are deleted.',
  },
  privacyTitle: 'Privacy',
  privacyLead: 'What is stored, where, for how long, and who sees it.',
  privacy: {
    stored: 'What is stored',
    storedText:
      'About you: name, email address, a fingerprint of your password (never the password itself), language, and when and with which browser you signed in. About your family: its name and time zone. About each child, only what you enter: name, and if you like age, birthday, gender and a picture out of twelve; behaviours, habits, skills, moments, points, rewards and who recorded them.',
    device: 'On your device',
    deviceText:
      'One cookie keeps you signed in, one remembers your language, and one remembers that you have signed in with this browser before, so that strangers who guess passwords cannot lock you out. Besides these, your browser keeps your language, theme, reduced motion and a dismissed install note, and for the open tab what you have typed but not yet saved and your conversation with Glim. Nothing of this is used to follow you.',
    never: 'What does not happen',
    neverText:
      'There are no ads, no trackers, no statistics by third parties and no fonts or scripts from other sites. Pictures from other sites are shown only when your family switches them on. Log files hold no names and no texts.',
    who: 'Who sees it',
    whoText:
      'The members of your family, and nobody of another family. The operator has access to the server and so, technically, to its database and its backups. If your family lets Glim ask a language model, your questions, with the last two questions and answers, the age group and a few counts, also go to the service named in the settings. Names of your family, and what looks like another name, a date, an address or a number to call, are taken out before.',
    long: 'How long',
    longText:
      'As long as your account exists. What you delete can be brought back for 7 days, stays hidden for 30 and is then erased. A deleted child, account or family is erased at once. Where other members stay, your name stays beside what you recorded. Sessions end after 30 days without use. Backups are the operator’s matter; the nightly ones are kept for 14 days.',
    rights: 'Your rights',
    rightsText:
      'You can see, correct and delete what is stored in the app itself, and take a copy of it along from the settings. For anything else, write to the operator. You may also complain to the data protection authority where you live.',
  },
  toTerms: 'Read the terms',
  toPrivacy: 'Read the privacy notice',
} as const
