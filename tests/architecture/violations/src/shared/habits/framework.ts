// caught by eslint(no-restricted-imports): zod/mini alone
import { useState } from 'react'

export const useHabit = useState
