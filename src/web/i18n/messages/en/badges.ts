export const badges = {
  all: 'All badges',
  shelf: '{name}’s badges',
  openName: '{title}: {count, number} of {most, number}',
  earnedName: '{title}, {day}',
  count: '{count, number} of {most, number}',
  since: 'since {day}',
  latest: 'the latest, {when}',
  latestBy: 'the latest, {when} · {name}',
  earnedBy: '{when} · {name}',
  today: 'today at {time}',
  first: 'The first was on {day}. There is no hurry.',
  noHurry: 'There is no hurry.',
  earlier: '{count, plural, one {One badge was} other {# badges were}} waiting here for earlier deeds.',
  ofEarlier: 'For earlier deeds.',
  shelfFailed: 'The badges could not be loaded',
  kinds: {
    first_light: {
      title: 'First light',
      condition: 'Earn the first points',
      practice: 'For the very first light in the jar.',
    },
    habit_formation_master: {
      title: 'Habit hero',
      condition: 'Finish one habit',
      practice: 'For coming back to it, day after day.',
    },
    bookworm: {
      title: 'Bookworm',
      condition: 'Check in a reading habit 21 times',
      practice: 'For opening a book again and again.',
    },
    ten_deeds: {
      title: 'Ten good deeds',
      condition: 'Earn points ten times',
      practice: 'For doing something good, ten times.',
    },
    first_wish: {
      title: 'First wish',
      condition: 'Redeem one reward',
      practice: 'For saving up for a wish.',
    },
    helping_hand: {
      title: 'Helping hand',
      condition: 'Help someone, 25 times',
      practice: 'For seeing where a hand was needed.',
    },
    seven_days: {
      title: 'Seven days',
      condition: 'Earn points on 7 days, pauses allowed',
      practice: 'For lights on seven different days.',
    },
    skill_master: {
      title: 'Skill star',
      condition: 'Complete one skill',
      practice: 'For practising until it worked.',
    },
    story_keeper: {
      title: 'Story keeper',
      condition: 'Keep 10 moments',
      practice: 'For days that will be remembered.',
    },
    bright_teeth: {
      title: 'Bright teeth',
      condition: 'Check in brushing teeth 21 times',
      practice: 'For brushing, on tired evenings too.',
    },
    tidy_corner: {
      title: 'Tidy corner',
      condition: 'Tidy the toys, 25 times',
      practice: 'For giving every toy its place.',
    },
    climber: {
      title: 'Climber',
      condition: 'Note 10 scores of skills',
      practice: 'For trying once more, ten times.',
    },
    rested: {
      title: 'Good rest',
      condition: 'Take 5 rest days: resting counts, too',
      practice: 'For pauses, which are part of practising.',
    },
    all_weathers: {
      title: 'All weathers',
      condition: 'Moments in 5 kinds of weather',
      practice: 'For sun, rain and everything in between.',
    },
    sixty_six: {
      title: 'Sixty-six',
      condition: 'Check in one habit on 66 days',
      practice: 'For a habit that has taken root.',
    },
    hundred_lights: {
      title: 'A hundred lights',
      condition: 'Earn points a hundred times',
      practice: 'For a hundred lights, one by one.',
    },
  },
} as const
