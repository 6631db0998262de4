#!/bin/sh
# What Miniflare starts in the place of workerd, which would outlive a killed parent. Descriptor 3
# is the pipe on which workerd reports its ports: it breaks when Miniflare's process is gone.
(
  # By then the number may be another program's, where workerd was killed by itself. Without a `ps`
  # that tells, it is ended as if it were workerd.
  (cat <&3; case $(ps -o args= -p $$ || echo workerd) in *workerd*) kill -KILL $$ ;; esac) </dev/null >/dev/null 2>&1 &
)
# Ctrl-C reaches the whole group, and workerd must answer until it is told to end.
trap '' INT
exec "$MAINSTREET_WORKERD" "$@"
