// caught by eslint(no-restricted-imports): Only tests import the harness
import { render } from '#web/testing/render.tsx'

export const shown = render
