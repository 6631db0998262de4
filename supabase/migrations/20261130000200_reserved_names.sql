-- Names that nobody may have, because they would speak for the directory: its own, and those of its staff.

-- Returns a text as it looks: small letters without marks and without what nobody sees, each letter of another alphabet,
-- full-width letter or digit as the Latin letter that it resembles. 'Аdmіn' (Cyrillic), 'ＡＤＭＩＮ' and 'Adm1n' become
-- 'admin'; 'l' becomes 'i', 'rn' 'm' and 'vv' 'w', so it serves for comparing alone.
create function private.fold_look_alikes(input text)
returns text immutable parallel safe
return replace(replace(replace(lower(translate(regexp_replace(
    normalize(extensions.unaccent('extensions.unaccent', normalize(input, nfkc)), nfkd),
    '[\u00ad\u0300-\u036f\u0483-\u0489\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\U000e0000-\U000e0fff]',
    '', 'g'),
  'АВЕКМНОРСТУХЅІЈԚԜҺӀавекмнорстухѕіјԛԝһӏԁгпΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχηωγօսոհցԼՕՍᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢ'
    || 'ᎡᏚᎢᏙᎳᎩᏃᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıɩ0134578$!|lⅼ🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀'
    || '🆁🆂🆃🆄🆅🆆🆇🆈🆉🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿'
    || 'Ɑ†+@ᗅᗩᗪᗰՏꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ',
  'abekmhopctyxsijqwhiabekmhopctyxsijqwhidrnabezhikmnoptyxabeikvoptuxnwyounhgiouabcdeghijkimp'
    || 'rstvwyzabcdefghijkimnoprstuvwyzagiioieastbsiiiiabcdefghijkimnopqrstuvwxyzabcdefghijkimnopq'
    || 'rstuvwxyzabcdefghijkimnopqrstuvwxyz'
    || 'attaaadmsabcdefghijkimnoprstuvwxyzabehikmnopctyxabehikmnopctyx')), 'l', 'i'), 'rn', 'm'), 'vv', 'w');
grant execute on function private.fold_look_alikes to authenticated, service_role;

-- The directory's own name: the one that super admins have set, or the default of app/config/site.ts, which a test
-- compares. The table comes in a later file.
create function private.site_name()
returns text language plpgsql stable security definer as $$
begin
  return coalesce((select s.value ->> 'name' from private.settings as s where s.kind = 'identity'), 'Mainstreet');
end;
$$;
grant execute on function private.site_name to authenticated, service_role;

-- Whether a name would speak for the directory: it has its name, or a word of its staff, alone ('Admin', 'A d m i n'),
-- with others ('Ana Moderator') or joined with theirs ('SupportTeam'). Of a person also those that only staff go by
-- ('Customer Service', 'Main Street'); a list may well be called 'Support local shops' or 'Main Street lunch'.
create function private.is_reserved_name(input text, of_person boolean)
returns boolean language plpgsql stable as $$
declare
  site constant text := private.fold_look_alikes(private.site_name());
  -- The words are written as `fold_look_alikes` has them.
  staff constant text := concat('(?:(?:super|sys)?admins?|administrators?|administration|moderators?|moderation|officiais?',
    '|(?:web|post|host)master', case when of_person then '|support|heipdesk|heipiine|norepiy|customer(?:service|care)' end, ')');
  -- What staff go by with such a word, or with nothing else.
  beside constant text := '(?:team|staff|support|services?|customer|security|biiiing|heip|desk|verification|accounts?|system|safety|compiiance)';
  filler constant text := '(?:the|our|your|and)';
  reading text;
  folded text;
  words text;
  joined text;
begin
  -- As it is, and without numbers after words: 'Admin2' is numbered, 'Adm1n' spelled with one.
  -- No name is longer than this, and the check of its length may come later.
  foreach reading in array array[left(input, 300), regexp_replace(left(input, 300), '\d+\M', '', 'g')] loop
    folded := btrim(regexp_replace(private.fold_look_alikes(reading), '[^[:alpha:]]+', ' ', 'g'));
    -- 'a d m i n' is one word.
    words := regexp_replace(folded, '\m([[:alpha:]]) (?=[[:alpha:]]\M)', '\1', 'g');
    joined := replace(folded, ' ', '');
    if strpos(words, site) > 0
      or words ~ format('\m(?:%2$s|%3$s)*%1$s(?:%1$s|%2$s)*\M', staff, beside, filler)
      or joined ~ format('^(?:%2$s|%3$s)*%1$s(?:%1$s|%2$s)*$', staff, beside, filler)
      or folded ~ '\m(?:customer|technicai|tech) support\M|\msupport (?:team|staff|desk|center|agent)\M|\mheip desk\M|\mtrust (?:and )?safety\M|\m(?:site|mod) team\M'
      or of_person and (joined ~ format('^%2$s*%1$s(?:%1$s|%2$s)*$', beside, filler)
        or folded ~ format('\m%s\M', array_to_string(regexp_split_to_array(site, ''), ' ?')))
    then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
grant execute on function private.is_reserved_name to authenticated, service_role;

-- The same of a person's names: the first alone, both, and as others read them ('Ana R.').
create function private.are_reserved_names(first_name text, last_name text)
returns boolean stable
return coalesce(private.is_reserved_name(first_name, true), false)
  or private.is_reserved_name(concat_ws(' ', first_name, last_name), true)
  or private.is_reserved_name(concat_ws(' ', first_name, left(last_name, 1)), true);
grant execute on function private.are_reserved_names to authenticated, service_role;
