# The checks of an operator after the quick start. Sourced after its lines, with `set -euo pipefail`. The test sets
# $targets and $host_names.
step() { echo "== $*"; }
site=https://corre.example
ask() { curl -sS --fail-with-body --cacert /etc/corre/tls/fullchain.pem --resolve corre.example:443:127.0.0.1 "$@"; }
json() { ask -H 'content-type: application/json' "$@"; }

step 'the site answers by TLS with the certificate that certbot brought'
for _ in $(seq 50); do ask -o /dev/null "$site/readyz" 2>/dev/null && break; sleep 0.1; done
for path in /readyz / /login /dashboard /comercio /admin /suporte /api/docs; do ask -o /dev/null "$site$path"; done

step 'the administrator chooses a password by the link that the first start wrote'
[[ $(stat -c '%a %U' /var/lib/corre/link-admin) == '600 corre' ]]
link=$(cat /var/lib/corre/link-admin)
[[ $link == "$site/senha?comecar#"* ]]
password='uma frase bem nova'
json -d "{\"segredo\":\"${link#*#}\",\"nova_senha\":\"$password\"}" "$site/api/senha"
json -c /tmp/admin -d "{\"usuario\":\"admin\",\"senha\":\"$password\",\"user_type\":\"admin\"}" "$site/api/login"

step 'a shop is made, and asks for a delivery'
json -b /tmp/admin -d '{"nome":"Padaria","senha":"senha-da-padaria"}' "$site/api/admin/comercios"
json -c /tmp/shop -d '{"usuario":"Padaria","senha":"senha-da-padaria"}' "$site/api/login/comercio"
json -b /tmp/shop -d '{"endereco":"Rua A, 1","valor_estimado":10,"origem":"manual"}' "$site/api/comercio/Padaria/solicitar-entrega"

step 'the API works as a role that cannot change the schema, and by TLS'
url=$(sed -n 's/^DATABASE_URL="\(.*\)"$/\1/p' /etc/corre/api.env)
! psql "$url" -qXc 'create table other (id int)' 2>/dev/null
! psql "$url" -qXc 'truncate auditoria' 2>/dev/null
[[ $(runuser -u postgres -- psql -XAtc "select count(*) > 2 and bool_and(ssl) from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'corre'") == t ]]

step 'every target of the scrape example answers with the token'
token=$(sed -n 's/^METRICAS_TOKEN="\(.*\)"$/\1/p' /etc/corre/api.env)
for target in $targets; do curl -sSf -H "Authorization: Bearer $token" "http://$target/metrics" | grep '^corre_requests_waiting 1$' >/dev/null; done

step 'the timers have calendars that systemd understands'
for calendar in $(sed -n 's/^OnCalendar=//p' /etc/systemd/system/*.timer | tr ' ' '_'); do systemd-analyze calendar "${calendar//_/ }" >/dev/null; done

step 'a copy is made, restored, and taken away again'
systemctl start corre-backup
systemctl start corre-rehearsal
[[ $(runuser -u postgres -- psql -d corre_ensaio -XAtc "select count(*) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace") == 0 ]]

step 'every figure of the machine that an alert asks for is written'
systemctl start corre-host-metrics
for name in $host_names; do grep -q "^$name{corre=\"corre\"} [0-9.]*$" /var/lib/prometheus/node-exporter/corre.prom; done

step 'a rolling restart'
/usr/local/lib/corre/restart-api 3001 3002 3003
ask -o /dev/null "$site/readyz"

step 'all of it was seen'
