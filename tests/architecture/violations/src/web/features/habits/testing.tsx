// caught by eslint(no-restricted-imports): Only tests import test support
import { render } from '#web/testing/render-with-providers.tsx'

export const shown = render
