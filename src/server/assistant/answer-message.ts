import type { ChatContext } from '#shared/assistant/context.ts'
import type { ChatQuestion } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createSingleAgeRange } from './age-groups.ts'
import { createAnswerContext, type AnswerContext } from './answer-context.ts'
import { findAskedAction, findTopicOfFreeTime } from './asked-action.ts'
import { answerQuestion } from './answer-question.ts'
import { answerActionOrTopic, findChipAnswer, isAction, type CreateAnswer } from './answer-target.ts'
import type { AnswerSources, AnswerStep, Question } from './answer-step.ts'
import { withoutModel, type Answer, type BuiltInReply } from './answer.ts'
import type { ChildContext } from './child-context.ts'
import { findChipTarget } from './chip-targets.ts'
import { continueBegun, continueByTips, continueSurely, continueTopic, nameChild } from './continue-conversation.ts'
import { loadTopics } from './content/load.ts'
import { answerDoctorQuestion, answerNearHealth, answerSurelyHealth, continueHealth } from './health-steps.ts'
import { continueConversation, readConversation } from './follow-up/conversation.ts'
import { findMeantChild, meansOwn } from './find-meant-child.ts'
import { isLikelyReply } from './follow-up/classify-reply.ts'
import { isPlainFollowUp } from './follow-up/is-plain-follow-up.ts'
import { tellsOfFeeling } from './parent-feelings.ts'
import { isKnownTrouble } from './known-trouble.ts'
import { answerPointsOf, answerPointsToGive, asksPointsToGive } from './points-of.ts'
import { findTopicOfSigh } from './opens-anew.ts'
import { proposeActs, proposeAgain, proposeSeveral } from './propose-acts.ts'
import { isHardlyAboutRecord } from './record/is-hardly-about-record.ts'
import { isPlainRecordMessage } from './record/is-plain-record-message.ts'
import { answerFromRecord } from './record/record-step.ts'
import { findNamePlaces } from './record/who.ts'
import { continueDanger } from './safety/continue-danger.ts'
import { addEmergencyLine, createDangerAnswer } from './safety/danger-answer.ts'
import { classifyBesideFeelings } from './safety/own-feelings.ts'
import { prepareSearchOfAll } from './search/asked-of-all.ts'
import { expandAbbreviations } from './search/abbreviations.ts'
import { replacePinyin } from './search/pinyin.ts'
import { separateAge } from './search/separate-age.ts'
import { listNearestTopics, prepareTopicSearch } from './search/find-topic.ts'
import { hideNames } from './search/hide-names.ts'
import { foldText } from './search/text.ts'
import { correctHomophones } from './search/homophones.ts'
import { isAboutSeveral, nameChildren } from './several-children.ts'
import { replaceFigures } from './search/replace-figures.ts'
import { tellsGoodNews } from './small-talk/good-news.ts'
import { createPreparedReply } from './small-talk/prepared-reply.ts'
import { answerForeignRequest, answerHelpQuestion, answerRequest, isPrepared } from './small-talk/answer-request.ts'

/** Returns whether a value is allowed as the `topic` of a message: an action or the id of a topic. */
export const isKnownTopic = (topic: string, language: Locale): boolean =>
  isAction(topic) || loadTopics(language).has(topic)

/** Returns the age that a new question is about: its own, or that of the conversation if it is about the same child of unknown age. */
const findAge = (message: string, { child, conversation }: AnswerContext): number | undefined => {
  const [from, to] = child.ages
  const isKnown = from === to || (conversation.childId ?? child.id) !== child.id
  return separateAge(message).age ?? (isKnown ? undefined : conversation.age)
}

const withAge = (child: ChildContext, age: number | undefined): ChildContext =>
  age === undefined ? child : { ...child, ages: createSingleAgeRange(age) }

const answerNewQuestion: AnswerStep = ({ message, plain, language }, context) => {
  const age = findAge(message, context)
  const { answer, modelQuestion } = answerQuestion(plain, { ...context, child: withAge(context.child, age) })
  // A remark leaves the conversation where it was.
  if (!answer.context) return { answer, modelQuestion }
  const nearest = listNearestTopics(plain, language, answer.context.topic)
  return { answer: { ...answer, context: { ...answer.context, age, nearest } }, modelQuestion }
}

/** Returns whether a message tells what happened and how the parent feels about it, and is no known remark. */
const isOfFeeling = (plain: string): boolean => tellsOfFeeling(plain) && !isPrepared(plain)

const answerRecordQuestion = async (question: Question): Promise<BuiltInReply | null> =>
  !question.context?.record && (await isHardlyAboutRecord(question.plain, question.language))
    ? null
    : withoutModel(await answerFromRecord(question))

/** Answers good news with a kind word, or proposes the acts if the message reports several. */
const answerGoodNews: AnswerStep = async (question, context, sources) => {
  if (!tellsGoodNews(question.plain)) return null
  const proposed = await proposeSeveral(question, context, sources)
  return proposed ?? withoutModel(createPreparedReply('small-talk', 'happy', context))
}

/** The ways to answer that may need the child's week, in the order in which they are tried; the last one always answers. */
const steps: readonly AnswerStep[] = [
  ({ message }, context) => withoutModel(answerHelpQuestion(message, context)),
  answerPointsOf,
  answerGoodNews,
  continueHealth,
  continueBegun,
  answerDoctorQuestion,
  ({ plain }, context) => withoutModel(answerForeignRequest(plain, context)),
  proposeActs,
  answerNearHealth,
  ({ plain }, context) =>
    isKnownTrouble(plain, context) || isOfFeeling(plain) ? null : withoutModel(answerRequest(plain, context, 'surely')),
  continueTopic,
  continueByTips,
  answerNewQuestion,
]

/** Words for the child that was talked of. */
const pronouns = /\b(?:he|she|him|her|hes|shes)\b|(?<!\p{L})(?:él|ella)(?!\p{L})|[他她]/iu

/** Returns the id of the child that the conversation is about where a message goes on about it without a name; else null. */
const findTalkedOf = ({ plain, message, lookUp }: Question, { topic, childId }: ChatContext): string | null => {
  if (topic === undefined || childId === undefined || childId === lookUp.childId) return null
  const namesOne = findNamePlaces(foldText(message), lookUp.children).size > 0 || meansOwn(message)
  return !namesOne && (pronouns.test(message) || isLikelyReply(plain)) ? childId : null
}

/** Loads the child whom a question is about by its words, else the one that was talked of, else the selected one. */
const loadMeantChild = async (
  question: Question,
  conversation: ChatContext,
  { findOtherChild, loadChild }: AnswerSources,
): Promise<ChildContext> => {
  const id = findMeantChild(question) ?? findTalkedOf(question, conversation)
  return (id === null ? undefined : await findOtherChild(id)) ?? loadChild()
}

/** Makes the indexes that most answers need in advance, while other requests are handled. */
const prepareSearch = async ({ plain, language }: Pick<Question, 'plain' | 'language'>): Promise<void> => {
  await prepareTopicSearch(plain, language)
  await prepareSearchOfAll(language)
}

const seesRisk = (about: Question['about']): boolean => about.kind !== 'other' || about.isUneasy

/** Answers what would be taken for a question about the record: what goes on surely, a request for an action, how many points to give. */
const answerBeforeRecord = async (
  question: Question,
  action: string | null,
  sources: AnswerSources,
  loadContext: () => Promise<AnswerContext>,
): Promise<BuiltInReply | null> => {
  const { topic, lastMessage } = question.context ?? {}
  const again = lastMessage === undefined ? null : await proposeAgain(question, await loadContext(), sources)
  const continued = again ?? (topic === undefined ? null : await continueSurely(question, await loadContext(), sources))
  if (continued) return continued
  if (action) {
    const context = await loadContext()
    const answer = answerActionOrTopic(action, context)
    if (answer) return nameChild({ answer, modelQuestion: null }, context.child)
  }
  return asksPointsToGive(question.message) ? answerPointsToGive(question, await loadContext(), sources) : null
}

const answerTyped = async (
  question: Question,
  conversation: ChatContext,
  sources: AnswerSources,
): Promise<BuiltInReply> => {
  const loadContext = async () =>
    createAnswerContext(
      await loadMeantChild(question, conversation, sources),
      question.language,
      conversation,
      seesRisk(question.about),
    )
  const stillInDanger = await continueDanger(question, sources)
  if (stillInDanger) return stillInDanger
  const { message, plain } = question
  const action = findAskedAction(message) ?? findTopicOfFreeTime(message) ?? findTopicOfSigh(plain, conversation.topic)
  if (action || conversation.topic !== undefined) await prepareSearch(question)
  const before = await answerBeforeRecord(question, action, sources, loadContext)
  if (before) return before
  const fromRecord = await answerRecordQuestion(question)
  if (fromRecord) return fromRecord
  await prepareSearch(question)
  const surelyHealth = answerSurelyHealth(question)
  if (surelyHealth) return surelyHealth
  const context = await loadContext()
  for (const step of steps) {
    const reply = await step(question, context, sources)
    if (reply) return isAboutSeveral(question) ? nameChildren(reply, question) : nameChild(reply, context.child)
  }
  throw new Error('no step answered')
}

/** Returns what a chip or the mascot asks for, about the child and the age that the conversation is about, or null. */
const answerDirectly = async (
  createAnswer: CreateAnswer,
  language: Locale,
  conversation: ChatContext,
  sources: AnswerSources,
) => {
  const selected = await sources.loadChild()
  const { childId = selected.id, age } = conversation
  const other = childId === selected.id ? selected : await sources.findOtherChild(childId)
  const child = other ?? selected
  const answer = createAnswer(createAnswerContext(withAge(child, age), language, conversation))
  const context = { ...answer?.context, age: child.id === childId ? age : undefined }
  return answer && nameChild({ answer: { ...answer, context }, modelQuestion: null }, child)
}

const findOffered = ({ followUps }: Answer, language: Locale): string[] =>
  followUps.flatMap((label) => findChipTarget(label, language) ?? [])

/** Returns whether a question had no words but those of questions about the record: a count names what was recorded. */
const isPlainRecord = ({ answer }: BuiltInReply): boolean => {
  const record = answer.context?.record
  return record !== undefined && record.intent !== 'count'
}

/** Returns a message as it is meant: Chinese that was typed in pinyin, and abbreviations. */
const readTyped = (typed: string, language: Locale): string => {
  if (language === 'zh') return replacePinyin(typed)
  return language === 'es' ? expandAbbreviations(typed) : typed
}

/**
 * Returns the built-in answer to a message, and what the conversation is about after it: in danger what to do and whom to call, else that
 * of the given topic or chip, else of the first step that has one.
 */
export const answerMessage = async (
  { message: typed, topic, language, context }: Omit<ChatQuestion, 'childId'>,
  sources: AnswerSources,
): Promise<BuiltInReply> => {
  const message = readTyped(typed, language)
  const conversation = readConversation(context, loadTopics(language))
  const complete = (answer: Answer, modelQuestion: BuiltInReply['modelQuestion']): BuiltInReply => ({
    answer: { ...answer, context: continueConversation(conversation, answer, findOffered(answer, language)) },
    modelQuestion,
  })
  const chip = findChipAnswer(message, language, conversation)
  const isHarmless =
    chip !== null ||
    isPlainFollowUp(message, language, conversation) ||
    isPlainRecordMessage(message, language, conversation, sources.lookUp)
  const about = isHarmless ? ({ kind: 'other', isUneasy: false } as const) : classifyBesideFeelings(message)
  if (about.kind === 'danger')
    return complete(createDangerAnswer(about.situation, language, await sources.loadHelplines()), null)
  const createDirect: CreateAnswer | null = topic ? (direct) => answerActionOrTopic(topic, direct) : chip
  const plain = replaceFigures(correctHomophones(hideNames(message, sources.lookUp.children, language)), language)
  if (createDirect) await prepareSearch({ plain, language })
  const direct = createDirect && (await answerDirectly(createDirect, language, conversation, sources))
  const question = {
    message,
    plain,
    language,
    about,
    context,
    lookUp: sources.lookUp,
    loadSpeaker: sources.loadSpeaker,
  }
  const reply = direct ?? (await answerTyped(question, conversation, sources))
  if (!about.isUneasy || isPlainRecord(reply)) return complete(reply.answer, reply.modelQuestion)
  return complete(addEmergencyLine(reply.answer, language, await sources.loadHelplines()), null)
}
