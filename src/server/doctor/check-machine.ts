import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { databaseFileNames, secretFileName } from '#server/backup/manifest.ts'
import type { Config } from '#server/config.ts'
import { readPackageVersions } from '#server/package-versions.ts'
import { fine, toDo, type Finding } from './finding.ts'

const mebibyte = 1024 * 1024
const minFreeBytes = 200 * mebibyte

const formatSize = (bytes: number) =>
  bytes < 1024 * mebibyte ? `${Math.round(bytes / mebibyte)} MB` : `${(bytes / 1024 / mebibyte).toFixed(1)} GB`

const readFreeBytes = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

// A restore needs the present database, its backup and the copy that replaces it.
const requiredFreeBytes = (dataDir: string) => {
  const stats = statSync(path.join(dataDir, databaseFileNames.sqlite), { throwIfNoEntry: false })
  return Math.max(minFreeBytes, 3 * (stats?.size ?? 0))
}

/** Checks that the disks of the data and of the backups have space for a backup and a restore. */
export const checkDiskSpace = ({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): Finding => {
  const required = requiredFreeBytes(dataDir)
  const folders = [dataDir, backups.folder].filter((folder) => existsSync(folder))
  const free = folders.map((folder) => ({ folder, bytes: readFreeBytes(folder) })).toSorted((a, b) => a.bytes - b.bytes)
  const [least = { folder: dataDir, bytes: 0 }] = free
  const sizes = `${formatSize(least.bytes)} free at ${least.folder}`
  if (least.bytes >= required) return fine('disk', sizes)
  return toDo(
    'disk',
    `only ${sizes}: a backup and a restore need ${formatSize(required)}. Delete something or add a disk`,
  )
}

const isPrivate = (file: string) => (statSync(file).mode & 0o077) === 0

/** Checks that other users of the machine cannot read the data. */
export const checkDataFolder = (dataDir: string): Finding => {
  const open = [dataDir, path.join(dataDir, secretFileName)].filter((file) => existsSync(file) && !isPrivate(file))
  if (open.length === 0) return fine('data', `${dataDir}, readable by its owner only`)
  return toDo('data', `other users of this machine can read ${open.join(' and ')}: run "chmod go= ${open.join(' ')}"`)
}

const maxDifferenceMs = 2 * secondMs
const toleranceMs = minuteMs

/** Checks the clock against the newest stored instant and the clock of the database server. */
export const checkClock = (now: number, newestAt: number | null, databaseNow: number | null): Finding => {
  const advice = 'set the time, and keep it right with NTP (such as "timedatectl set-ntp true")'
  const time = new Date(now).toISOString()
  if (newestAt !== null && newestAt > now + toleranceMs) {
    const latest = new Date(newestAt).toISOString()
    return toDo('clock', `it is ${time} here, but something was stored at ${latest}: ${advice}`)
  }
  const difference = databaseNow === null ? 0 : Math.abs(databaseNow - now)
  if (difference > maxDifferenceMs)
    return toDo('clock', `${Math.round(difference / secondMs)} seconds off the clock of the database: ${advice}`)
  return fine('clock', `${time}; compare it with another clock`)
}

const parseVersion = (version: string) => version.split('.').map(Number)

const isOlder = (version: string, than: string): boolean => {
  const [major = 0, minor = 0] = parseVersion(version)
  const [otherMajor = 0, otherMinor = 0] = parseVersion(than)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}

/** Checks the version of Node.js. */
export const checkVersions = (running: string): Finding => {
  const { glowjar, node } = readPackageVersions()
  if (!isOlder(running, node)) return fine('versions', `Glowjar ${glowjar} on Node.js ${running}`)
  const advice = 'start it with node_modules/.bin/node, or install that version'
  return toDo(
    'versions',
    `Node.js ${running} is older than ${node}, which Glowjar ${glowjar} is tested with: ${advice}`,
  )
}
