import { MutationObserver, QueryClientProvider, useMutationState, useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from './query.ts'

const queryKey = ['isChecked']
const shown: boolean[] = []

function Row({ isChecked }: { isChecked: boolean }) {
  const pending = useMutationState({ filters: { status: 'pending' } })
  shown.push(isChecked || pending.length > 0)
  return null
}

function List() {
  const { data } = useQuery({ queryKey, queryFn: () => true, initialData: false })
  return <Row isChecked={data} />
}

test('once a pending write is shown as done, it stays so when the response replaces it', async () => {
  const client = createQueryClient()
  await render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  )
  const write = new MutationObserver(client, {
    onMutate: () => new Promise((resolve) => setTimeout(() => resolve({}), 50)),
    mutationFn: async () => client.setQueryData(queryKey, true),
  })
  await write.mutate()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown.slice(shown.indexOf(true))).not.toContain(false)
})
