/*
 * Values for fields of requests, as JSON texts, because JSON.stringify cannot produce some of them (1e400, -0, a lone
 * surrogate). They are separated by a broken bar.
 */

const splitValues = (block: string): string[] => block.trim().split(/ ¦ |\n/)

/** Numbers, and texts that look like numbers. */
const numbers: readonly string[] = splitValues(String.raw`
0 ¦ "0" ¦ -0 ¦ "-0" ¦ -1 ¦ "-1" ¦ 1 ¦ "1" ¦ 2 ¦ "2" ¦ 3 ¦ "3" ¦ 5 ¦ "5" ¦ 7 ¦ "7" ¦ 10 ¦ "10" ¦ 15 ¦ "15" ¦ 18 ¦ "18"
19 ¦ "19" ¦ 20 ¦ "20" ¦ 50 ¦ "50" ¦ 99 ¦ "99" ¦ 100 ¦ "100" ¦ 101 ¦ "101" ¦ 365 ¦ "365" ¦ 366 ¦ "366" ¦ 999 ¦ "999"
1000 ¦ "1000" ¦ 1e1 ¦ "1e1" ¦ 10.0 ¦ "10.0" ¦ 1.5 ¦ "1.5" ¦ 0.5 ¦ "0.5" ¦ -0.5 ¦ "-0.5" ¦ 0.1 ¦ "0.1" ¦ 1e9 ¦ "1e9"
1e15 ¦ "1e15" ¦ 1e16 ¦ "1e16" ¦ 1e21 ¦ "1e21" ¦ 1e308 ¦ "1e308" ¦ 1e400 ¦ "1e400" ¦ -1e400 ¦ "-1e400" ¦ 5e-324
"5e-324" ¦ 0.30000000000000004 ¦ "0.30000000000000004" ¦ 1E2 ¦ "1E2" ¦ 1e+2 ¦ "1e+2" ¦ 1e-2 ¦ "1e-2" ¦ -1.0 ¦ "-1.0"
-100 ¦ "-100" ¦ -101 ¦ "-101" ¦ 1000000 ¦ "1000000" ¦ 1000001 ¦ "1000001" ¦ 2147483647 ¦ "2147483647" ¦ 2147483648
"2147483648" ¦ -2147483648 ¦ "-2147483648" ¦ -2147483649 ¦ "-2147483649" ¦ 4294967295 ¦ "4294967295" ¦ 4294967296
"4294967296" ¦ 9007199254740991 ¦ "9007199254740991" ¦ 9007199254740992 ¦ "9007199254740992" ¦ 9007199254740993
"9007199254740993" ¦ -9007199254740993 ¦ "-9007199254740993" ¦ 9223372036854775807 ¦ "9223372036854775807"
9223372036854775808 ¦ "9223372036854775808" ¦ 18446744073709551616 ¦ "18446744073709551616"
123456789012345678901234567890 ¦ "123456789012345678901234567890" ¦ " 12 " ¦ "0x10" ¦ "0b1" ¦ "0o7" ¦ "1_000" ¦ "1,5"
"١٢" ¦ "１２" ¦ "²" ¦ "½" ¦ "Ⅷ" ¦ "1e" ¦ "+1" ¦ "--1" ¦ "1n" ¦ "NaN" ¦ "Infinity" ¦ "-Infinity" ¦ "null" ¦ "undefined"
"true" ¦ "[object Object]"
`)

/** Values of other types. */
const otherTypes: readonly string[] = splitValues(String.raw`
null ¦ true ¦ false ¦ [] ¦ {} ¦ [[]] ¦ [null] ¦ [10] ¦ ["x"] ¦ {"a":1} ¦ {"length":3} ¦ {"__proto__":{"x":1}}
{"constructor":{"prototype":{"x":1}}} ¦ {"toString":1} ¦ {"valueOf":"x"} ¦ {"0":"a"} ¦ [1,2,3,4,5,6,7,8,9]
[{"preset":"greeting"}] ¦ [{"title":"x","points":1}] ¦ {"then":1} ¦ {"\u0024ne":null}
`)

/** Texts: invisible, of many scripts, hostile, with control characters, with lone surrogates. */
const texts: readonly string[] = splitValues(String.raw`
"" ¦ " " ¦ "   " ¦ "\t" ¦ "\n" ¦ "\r\n" ¦ "\u00a0" ¦ "\u3000" ¦ "\u200b" ¦ "\ufeff" ¦ "\u2060" ¦ "\u180e" ¦ "\u200d"
"\u00ad" ¦ "\u202e" ¦ "\u2028" ¦ "\u2029" ¦ "\ufe0f" ¦ "\u0301" ¦ "\u034f" ¦ "\u115f" ¦ "\u3164"
"👨\u200d👩\u200d👧\u200d👦" ¦ "🏳\ufe0f\u200d🌈" ¦ "🇩🇪" ¦ "🇪🇸🇨🇳" ¦ "👍🏽" ¦ "🧒" ¦ "👦🏻" ¦ "👶" ¦ "🦁" ¦ "1\ufe0f\u20e3" ¦ "🫠"
"❤\ufe0f" ¦ "☺" ¦ "👩🏾\u200d🚀" ¦ "🐻🐱" ¦ "小萤" ¦ "𠮷野家" ¦ "𪚥"
"ありがとう" ¦ "감사합니다" ¦ "ไทยแลนด\u0e4c" ¦ "ह\u093fन\u094dद\u0940" ¦ "தம\u0bbfழ\u0bcd" ¦ "မ\u103cန\u103aမ\u102c"
"ខ\u17d2ម\u17c2រ" ¦ "አማርኛ" ¦ "شكرا" ¦ "שלום" ¦ "abc שלום def" ¦ "\u202eabc\u202c" ¦ "\u2067אבג\u2069" ¦ "\u061c"
"العربية ١٢٣" ¦ "ﷺ" ¦ "ﷲ" ¦ "İstanbul" ¦ "ıstanbul" ¦ "Straße" ¦ "ﬁne" ¦ "é" ¦ "e\u0301" ¦ "Å" ¦ "Å" ¦ "ǅ" ¦ "Ω" ¦ "Ω"
"ñandú" ¦ "¿Qué?" ¦ "Z\u0351\u036b\u0343\u0304a\u0324\u0332l\u0321\u031bg\u0323o\u0329" ¦ "﷽" ¦ "𝕳𝖊𝖑𝖑𝖔" ¦ "ｆｕｌｌ" ¦ "𓀀"
"􏿿" ¦ "\u001fx" ¦ "<script>alert(1)</script>" ¦ "<img src=x onerror=alert(1)>" ¦ "<svg/onload=alert(1)>" ¦ "\"><b>"
"</title><h1>" ¦ "&lt;" ¦ "{{7*7}}" ¦ "\u0024{7*7}" ¦ "#{7*7}" ¦ "<%= 7 %>" ¦ "%s%n%x" ¦ "%p"
"'; DROP TABLE children; --" ¦ "' OR '1'='1" ¦ "\" OR \"\"=\"" ¦ "1; select pg_sleep(9)" ¦ "\\'; --" ¦ "\\" ¦ "\\\\"
"\\u0000" ¦ "=cmd()" ¦ "+1+1" ¦ "-2+3" ¦ "@SUM(1)" ¦ "=HYPERLINK(\"x\")" ¦ "../../etc/passwd" ¦ "..\\..\\x"
"file:///etc/passwd" ¦ "C:\\x" ¦ "/dev/null" ¦ "~root" ¦ "\u0024(id)" ¦ "\u0060id\u0060" ¦ "|id" ¦ ";id" ¦ "&&id"
"javascript:alert(1)" ¦ "data:text/html,x" ¦ "vbscript:x" ¦ "//evil.example" ¦ "http://x\r\nSet-Cookie: a=b"
"a\r\nb: c" ¦ "nil" ¦ "NULL" ¦ "None" ¦ "undefined" ¦ "constructor" ¦ "__proto__" ¦ "prototype" ¦ "hasOwnProperty"
"toString" ¦ "valueOf" ¦ "CON" ¦ "NUL" ¦ ".htaccess" ¦ "." ¦ ".." ¦ "-" ¦ "--" ¦ "#" ¦ "?" ¦ "%" ¦ "%00" ¦ "%2e%2e"
"%E0%A4%A" ¦ "*" ¦ "_" ¦ "\u0060" ¦ "´" ¦ "“x”" ¦ "a\u0000b" ¦ "a\u0001b" ¦ "a\u0007b" ¦ "a\bb" ¦ "a\tb" ¦ "a\nb"
"a\u000bb" ¦ "a\fb" ¦ "a\rb" ¦ "a\u001bb" ¦ "a\u001fb" ¦ "a\u007fb" ¦ "a\u0080b" ¦ "a\u0085b" ¦ "a\u009fb" ¦ "a\u2028b" ¦ "a\u2029b"
"  Mia  "
"\tMia" ¦ "Mia\n" ¦ "Mia\u00a0" ¦ "M\nia" ¦ "M\u200bia" ¦ "\ufeffMia" ¦ "\ud800" ¦ "\udc00" ¦ "a\ud83d"
"\ude00\ud83d" ¦ "\uD83Dx" ¦ "\u0000" ¦ "a\u0000"
`)

const textLengths = [
  49, 50, 51, 99, 100, 101, 149, 150, 151, 499, 500, 501, 2047, 2048, 2049, 4999, 5000, 5001, 10_000, 20_000,
]

/** Texts around the maximum lengths. */
const longTexts = [
  ...textLengths.map((n) => 'x'.repeat(n)),
  ...[50, 51, 100, 101, 500, 501].map((n) => '😀'.repeat(n)),
  ` ${'x'.repeat(100)} `,
  ...[2028, 2029].map((n) => `https://example.org/${'x'.repeat(n)}`),
].map((text) => JSON.stringify(text))

/** Existing and non-existing days, and other formats. */
const days: readonly string[] = splitValues(String.raw`
"2026-02-30" ¦ "2026-2-3" ¦ "2026-13-01" ¦ "2026-00-10" ¦ "2026-01-00" ¦ "2026-01-32" ¦ "0000-01-01" ¦ "0001-01-01"
"9999-12-31" ¦ "+010000-01-01" ¦ "-000001-01-01" ¦ "2026-02-29" ¦ "2028-02-29" ¦ "1900-02-29" ¦ "2000-02-29"
"1899-12-31" ¦ "1900-01-01" ¦ "2026-11-19" ¦ "2026-11-20" ¦ "2026-11-21" ¦ "2026-11-22" ¦ "2026-11-18" ¦ "2025-10-16"
"2027-12-25" ¦ "20260101" ¦ "2026/01/01" ¦ "01.01.2026" ¦ "1/2/2026" ¦ "٢٠٢٦-٠١-٠١" ¦ "２０２６-０１-０１"
"2026-01-01T00:00:00Z" ¦ "2026-01-01 " ¦ " 2026-01-01" ¦ "2026-01-01\n" ¦ "2026-W01-1" ¦ "2026-001" ¦ "2026-01"
"2026" ¦ "today" ¦ "Invalid Date"
`)

/** Valid and invalid ids. */
const idTexts: readonly string[] = splitValues(String.raw`
"0" ¦ "-1" ¦ "1.5" ¦ "%00" ¦ "a%2Fb" ¦ ".."
"%E0%A4%A"
"null" ¦ "00000000-0000-0000-0000-000000000000" ¦ "ffffffff-ffff-ffff-ffff-ffffffffffff"
"019a9f3e-0000-7000-8000-00000000000" ¦ "019A9F3E-0000-7000-8000-000000000001"
"{019a9f3e-0000-7000-8000-000000000001}" ¦ "019a9f3e000070008000000000000001" ¦ "019a9f3e-0000-7000-8000-00000000000g"
"urn:uuid:019a9f3e-0000-7000-8000-000000000001" ¦ "019a9f3e-0000-7000-8000-000000000001\n"
`)

/** Valid and invalid image URLs. */
const urls: readonly string[] = splitValues(String.raw`
"https://example.org/a.png" ¦ "http://example.org/a.png" ¦ "https://example.org:8443/a"
"https://user:pw@example.org/" ¦ "https://user@example.org/" ¦ "https://127.0.0.1/" ¦ "https://[::1]/"
"https://2130706433/" ¦ "https://0x7f.1/" ¦ "https://0x7f000001" ¦ "https://localhost/" ¦ "https://printer.local/"
"https://router.lan" ¦ "https://intranet/" ¦ "https://a.internal/" ¦ "https://x.test" ¦ "https:/example.org"
"https:example.org" ¦ "HTTPS://EXAMPLE.ORG/A" ¦ "https://example.org\\@evil.example/" ¦ "https://exa mple.org/"
"https://example.org./" ¦ "https://.example.org/" ¦ "https://-a.example.org" ¦ "https://例え.jp/"
"https://xn--r8jz45g.jp/" ¦ "ftp://example.org" ¦ "https://example.org/\u0000" ¦ "https://example.org/a b"
"https://example.org/?q=<script>" ¦ "https://1.2.3.4.5/" ¦ "//example.org/a" ¦ "blob:https://example.org/x"
"data:image/png;base64,AA"
`)

/** Valid, invalid and hostile values for fields of requests, as JSON texts, each once. */
export const fuzzFieldValues: readonly string[] = [
  ...new Set([...numbers, ...otherTypes, ...texts, ...longTexts, ...days, ...idTexts, ...urls]),
]
