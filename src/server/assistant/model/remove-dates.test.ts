import { expect, test } from 'vitest'
import { removeDates } from './remove-dates.ts'

test.for([
  ['born 2019-03-14, 2019/3/14 or 2019.03.14.', 'born …, … or ….'],
  ['born 14.3.2019, 3/14/19 and 14-03-2019, 20190314!', 'born …, … and …, …!'],
  ['born March 14, 2019 / March 14th / Mar. 14 2019', 'born … / … / …'],
  ['on 14 March 2019, the 14th of March and 14 mar', 'on …, the … and …'],
  ['since Sept. 3rd she bites', 'since … she bites'],
  ['nació el 14 de marzo de 2019, el 1º de enero del 2020 y el primero de mayo', 'nació el …, el … y el …'],
  ['cumple el 14/3 y su hermano el 2 de ABRIL', 'cumple el … y su hermano el …'],
  ['9 de septiembre, 9 de setiembre, 3 nov 2019, Nov 3, 3 noviembre', '…, …, …, …, …'],
  ['her birthday is 3/14', 'her birthday is …'],
  ['2019年3月14日出生，生日是三月十四号，二〇一九年三月十四', '…出生，生日是…，…'],
  ['生日３月１４日，农历十月 初五', '生日…，农历…'],
  ['生日是3/14', '生日是…'],
] as const)('removes every date from “%s”', ([text, left]) => {
  expect(removeDates(text)).toBe(left)
})

test.for([
  'She is 5.5, sleeps 10-12 hours and got 1/2 of 24/7',
  'He may eat 3 times; in 2 weeks we march for 10 km',
  'Since March 2019 or 2020, from 7:30 to 8:15',
  'Tiene 3 años y 2 meses, el mar le gusta',
  '他3个月10天，一年级，每月三次，5岁，1月3次，一月12个',
  'My 14 marbles, 3 mayores, 2 decent ones',
])('leaves “%s” unchanged', (text) => {
  expect(removeDates(text)).toBe(text)
})
