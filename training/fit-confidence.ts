import { createHash } from 'node:crypto'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createClassifier } from '#server/assistant/safety/classifier.ts'
import { sumTopicProbability } from '#server/assistant/search/classify-request.ts'
import { featureNames, listFeatures } from '#server/assistant/search/confidence.ts'
import { createMeaning } from '#server/assistant/search/meaning.ts'
import { separateAge } from '#server/assistant/search/separate-age.ts'
import { createTopicSearch, indexTopics, type TopicHit } from '#server/assistant/search/topic-index.ts'
import { listRequestExamples } from './trainer/request-examples.ts'
import { trainTopicModel } from './trainer/train-label-models.ts'
import { toSearchable } from './trainer/train-model.ts'
import { trainRequestModels } from './trainer/train-request-models.ts'
import { listVectorTexts, trainTermVectors } from './trainer/train-vectors.ts'
import { readTrainedTopics } from './trainer/training-texts.ts'

/*
 * Fits the weights of `src/server/assistant/search/confidence.ts` by logistic regression: each part of the questions is ranked by
 * an index and a model that were made from the other parts. Prints the weights; run it after large changes of the content.
 */

const partCount = 5

interface Case {
  features: number[]
  isRight: boolean
}

/** Returns the part that a text belongs to, the same for the index and the model. */
const partOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() % partCount

const inPart = (text: string, part: number) => partOf(text) === part

const examples = locales.flatMap((language) =>
  listRequestExamples(language).map((example) => ({ ...example, language })),
)

/** Returns what the vectors are trained with, without a part. */
const listOtherVectorTexts = (language: Locale, part: number) => {
  const { subjects, messages } = listVectorTexts(language)
  const others = (texts: readonly string[]) => texts.filter((text) => !inPart(text, part))
  return {
    messages: others(messages),
    subjects: subjects.map((subject) => ({
      ...subject,
      questions: others(subject.questions),
      synonyms: others(subject.synonyms),
      examples: others(subject.examples),
    })),
  }
}

/** Returns a topic without the texts of a part. */
const withoutPart = (topic: ReturnType<typeof readTrainedTopics>[number], part: number) => ({
  ...topic,
  questions: topic.questions.filter((question) => !inPart(question, part)),
  synonyms: topic.synonyms.filter((synonym) => !inPart(synonym, part)),
  examples: topic.examples.filter((example) => !inPart(example, part)),
})

const listCases = (part: number): Map<Locale, Case[]> => {
  const { kinds } = trainRequestModels(examples.filter(({ text }) => !inPart(text, part)))
  const classify = createClassifier(kinds)
  const toCase = (
    search: (question: string) => TopicHit[],
    text: string,
    isRight: (id: string | undefined) => boolean,
  ) => {
    const hits = search(separateAge(text).text)
    const topicProbability = sumTopicProbability(classify(text))
    return { features: listFeatures({ hits, topicProbability }), isRight: isRight(hits[0]?.id) }
  }
  return new Map(
    locales.map((language) => {
      const topics = readTrainedTopics(language)
      const known = topics.map((topic) => withoutPart(topic, part))
      const vectors = trainTermVectors(language, listOtherVectorTexts(language, part))
      const search = createTopicSearch(
        indexTopics(known.map(toSearchable), language),
        language,
        createClassifier(trainTopicModel(known)),
        createMeaning(vectors, language).compareWithSubjects,
      )
      const right = topics.flatMap(({ id, questions, synonyms, examples: messages }) =>
        [...questions, ...synonyms, ...messages]
          .filter((question) => inPart(question, part))
          .map((question) => toCase(search, question, (found) => found === id)),
      )
      const wrong = examples
        .filter(({ text, language: of }) => inPart(text, part) && of === language)
        .filter(({ kind }) => kind !== 'topic' && kind !== 'report')
        .map(({ text }) => toCase(search, text, () => false))
      return [language, [...right, ...wrong]] as const
    }),
  )
}

const fit = (cases: readonly Case[]): number[] => {
  const weights = [0, ...featureNames.map(() => 0)]
  const squares = weights.map(() => 1e-6)
  for (let pass = 0; pass < 3000; pass++) {
    const gradient = weights.map(() => 0)
    for (const { features, isRight } of cases) {
      const row = [1, ...features]
      const sum = row.reduce((total, feature, n) => total + feature * (weights[n] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)
      row.forEach((feature, n) => (gradient[n] = (gradient[n] ?? 0) + (error * feature) / cases.length))
    }
    gradient.forEach((slope, n) => {
      squares[n] = (squares[n] ?? 0) + slope * slope
      weights[n] = (weights[n] ?? 0) - (0.3 * slope) / Math.sqrt(squares[n] ?? 1)
    })
  }
  return weights
}

const parts = Array.from({ length: partCount }, (_, part) => listCases(part))
for (const language of locales) {
  const cases = parts.flatMap((part) => part.get(language) ?? [])
  const weights = fit(cases).map((weight) => Number(weight.toFixed(3)))
  console.log(`${language}: [${weights.join(', ')}], // ${cases.length} questions`)
}
