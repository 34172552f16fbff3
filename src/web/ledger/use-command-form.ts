import type * as z from 'zod/mini'
import type { Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import type { DraftFields } from '#web/lib/drafts.ts'
import { useForm, type FormOptions } from '#web/lib/form.ts'
import { useCommand, type CommandOptions } from './use-command.ts'

type Schema = z.core.$ZodType

interface CommandFormOptions<S extends Schema, T> extends FormOptions<T> {
  /** Returns the body to check and send; by default the values of the fields. */
  toBody?: (values: T) => z.input<S>
  /** Whether the values stay after they were sent. */
  keepsValues?: boolean
}

/**
 * Returns a form whose values are the body of one endpoint: `submit` checks and sends them, errors appear beside their
 * fields, success clears the form.
 */
export const useCommandForm = <S extends Schema, E extends Endpoint & { readonly body: S }, T extends DraftFields>(
  endpoint: E,
  schema: S,
  { toBody, keepsValues = false, ...options }: CommandFormOptions<S, T>,
  command: Pick<CommandOptions<E, EndpointInput<E>>, 'update' | 'success' | 'failure' | 'password'>,
) => {
  const form = useForm(schema, options)
  const { send, isPending, error } = useCommand(endpoint, {
    ...command,
    success: (...sent) => {
      if (!keepsValues) form.clear()
      return command.success?.(...sent)
    },
    // What the form says beside a field needs no message.
    onError: (error) => form.showError(error) === 'field',
  })
  const submit = (): void => {
    const body = form.check((toBody ? toBody(form.values) : form.values) as z.input<S>)
    if (body) void send({ body } as EndpointInput<E>)
  }
  return { ...form, isPending, error, submit }
}
