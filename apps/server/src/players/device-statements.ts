/**
 * The secret that a device holds now, and those it held. An older one is retired when a newer one is used a minute or
 * more after it was given out: by then the device has certainly stored it, and nothing sent before is under way.
 */
export const FIND_DEVICE = `
  select d.id, d.kind, d.player, p.name, s.secure, s.retired_at is not null as retired,
    d.ends_at < clock_timestamp() as ended,
    extract(epoch from clock_timestamp() - s.made_at)::float8 as age,
    d.kind <> 'old' and (
      d.used_at < clock_timestamp() - interval '10 minutes'
      or s.made_at < clock_timestamp() - interval '1 minute' and exists (
        select 1 from device_secrets o
        where o.device = s.device and o.made_at < s.made_at and o.retired_at is null
      )
    ) as notable
  from device_secrets s join devices d on d.id = s.device join players p on p.id = d.player
  where s.hash = $1`;

/** Retired secrets are kept for a week, to recognize a copy that is still in use. */
export const NOTE_USE = `
  with seen as (update devices set used_at = clock_timestamp() where id = $1),
    forgotten as (
      delete from device_secrets
      where device = $1 and retired_at < clock_timestamp() - interval '7 days'
    )
  update device_secrets set retired_at = clock_timestamp()
  where device = $1 and retired_at is null and made_at < (
    select made_at from device_secrets
    where hash = $2 and made_at < clock_timestamp() - interval '1 minute'
  )`;

/** Requests of one page come together: only one of them brings a new secret. */
export const RENEW_SECRET = `
  with given as (
    insert into device_secrets (hash, device, secure)
    select $2, id, $3 from devices where id = $1 and not exists (
      select 1 from device_secrets
      where device = $1 and made_at > clock_timestamp() - interval '1 minute'
    )
    returning device
  )
  select device from given union select device from device_secrets where hash = $2`;

/** Signs a player in on a new device. */
export const ADD_DEVICE = `
  with made as (
    insert into devices (id, player, kind, label) values ($1, $2, $3, $4)
    on conflict do nothing returning id
  )
  insert into device_secrets (hash, device, secure) select $5, id, $6 from made`;

/**
 * Makes a device of its own for a browser that has the one secret of an earlier version, and lets that end in some time. A
 * page asks several things at once: only one of them makes the device.
 */
export const SPLIT_OFF = `
  with due as (
    update devices
    set used_at = clock_timestamp(),
      ends_at = coalesce(ends_at, clock_timestamp() + interval '30 days')
    where id = $1 and used_at < clock_timestamp() - interval '1 minute'
    returning player
  ), made as (
    insert into devices (id, player, kind, label)
    select $2, player, 'browser', $3 from due returning id
  ), given as (
    insert into device_secrets (hash, device, secure) select $4, id, $5 from made
  )
  select id from made union select id from devices where id = $2`;
