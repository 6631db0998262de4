#!/bin/sh
# What Miniflare starts in the place of workerd, which would outlive a killed parent. Descriptor 3
# is the pipe on which workerd reports its ports: it breaks when Miniflare's process is gone.
(
  (cat <&3; kill -KILL $$) </dev/null >/dev/null 2>&1 &
)
# Ctrl-C reaches the whole group, and workerd must answer until it is told to end.
trap '' INT
exec "$MAINSTREET_WORKERD" "$@"
