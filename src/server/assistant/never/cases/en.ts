import type { NeverCases } from './cases.ts'

export const en: NeverCases = {
  points: `
    Dry night
    Stayed dry all night
    No accidents at night
    Woke up dry
    Didn't wet the bed
    Fell asleep alone
    Asleep by eight
    Slept through the night
    Took a nap
    Ate everything
    Cleaned his plate
    Finished her dinner
    Ate all the vegetables
    Second helping
    Lost weight
    Weighed less this week
    No crying at drop-off
    Did not cry at the dentist
    Without tears
    Stopped crying quickly
    Not afraid of the dark
    Wasn't scared
    Fearless at the doctor
    Happy all day
    In a good mood
    Smiled at breakfast
    Was not angry
    No sulking
    Gave grandma a hug
    Kissed goodnight
    Cuddled with dad
    Said I love you
    Good grades
    An A in maths
    Straight As
    Top marks
    Best in class
    Passed the exam
    Good report card
    Told on his brother
    No tattling was told
    Snitched on a friend
    Took his medicine
    Swallowed the pill
    Not sick this week
    Said her prayers
    Went to church
    Prayed before bed
    Believed in God
    Looked pretty
    Was beautiful today
    Nice hair`,
  rewards: `
    A bag of sweets
    Candy after dinner
    A lollipop
    Chocolate bar
    Gummy bears
    A can of soda
    Skip bedtime
    No toothbrushing tonight
    Stay up all night
    Skip the nap
    Five dollars
    Cash
    €10
    Pocket money bonus
    An evening without your brother
    A day away from his sister`,
  said: `
    Give a sticker for every dry night.
    She earns a point when she falls asleep alone.
    Offer a reward if he eats everything on his plate.
    Reward him for not crying at the gate.
    Put five points on the chart for good grades.
    You could promise candy as a prize.
    No dinner until the room is tidy.
    Send him to bed without supper.
    Cancel the bedtime story if she misbehaves.
    No outdoor play for a week.
    Take away his points when he hits.
    A light smack teaches limits.
    Put her on the naughty step.
    Take away hugs for the evening.`,
  fine: `
    Brushed teeth twice
    Toilet before bed
    Helped change the sheets
    Stayed in my room
    In bed at first call
    A brave bite (no thank you is fine)
    New foods tasted
    Stayed at the table
    Tried something scary
    Brave try
    Calmed down with help
    Used words when upset
    Walked in with the teacher
    Said hello
    Asked for help
    Kept the study plan
    Started homework on time
    Read fifteen minutes
    Told the truth when it was hard
    Put it right
    Rang the bell of the neighbours
    Packed the school bag
    Water with meals
    Twenty-five-minute study blocks
    Neat lines
    Kind acts
    Goodbye ritual
    Busy hands in the evening
    Screens off at dinner
    Sprayed the plants`,
  fineRewards: `
    Extra bedtime story
    Choose dinner
    Hot chocolate together
    Board-game night
    A trip to the pool
    Save for a goal
    A friend comes to play
    Cosy tea time together
    One-to-one time
    Bake together`,
}
