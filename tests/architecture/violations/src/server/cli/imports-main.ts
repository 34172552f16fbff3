// caught by eslint(no-restricted-imports): Nothing imports app or main
import '#server/main.ts'
