;; The two layers of a network, four sums at a time. A block is 16 sums: four vectors that stay in registers.
;; Sums are made in the same order everywhere, without fused steps, so that every machine finds the same.
(module
  (memory (export "memory") 1)

  ;; out = bias + the rows of `weights` that are named by 16-bit numbers at `from`; `width` is a row's length in bytes.
  (func (export "sparse")
    (param $from i32) (param $count i32) (param $weights i32) (param $width i32) (param $bias i32) (param $out i32)
    (local $at i32) (local $end i32) (local $next i32) (local $row i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 1))))
    (loop $blocks
      (local.set $row (i32.add (local.get $bias) (local.get $at)))
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load offset=16 (local.get $row)))
      (local.set $c (v128.load offset=32 (local.get $row)))
      (local.set $d (v128.load offset=48 (local.get $row)))
      (local.set $next (local.get $from))
      (block $done
        (loop $rows
          (br_if $done (i32.ge_u (local.get $next) (local.get $end)))
          (local.set $row
            (i32.add
              (i32.add (local.get $weights) (local.get $at))
              (i32.mul (i32.load16_u (local.get $next)) (local.get $width))))
          (local.set $a (f32x4.add (local.get $a) (v128.load (local.get $row))))
          (local.set $b (f32x4.add (local.get $b) (v128.load offset=16 (local.get $row))))
          (local.set $c (f32x4.add (local.get $c) (v128.load offset=32 (local.get $row))))
          (local.set $d (f32x4.add (local.get $d) (v128.load offset=48 (local.get $row))))
          (local.set $next (i32.add (local.get $next) (i32.const 2)))
          (br $rows)))
      (local.set $row (i32.add (local.get $out) (local.get $at)))
      (v128.store (local.get $row) (local.get $a))
      (v128.store offset=16 (local.get $row) (local.get $b))
      (v128.store offset=32 (local.get $row) (local.get $c))
      (v128.store offset=48 (local.get $row) (local.get $d))
      (local.set $at (i32.add (local.get $at) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $width)))))

  ;; out = bias + the sum of max(0, in[i]) × row i of `weights`; at `list` there is room for 8 bytes for each of `count`.
  (func (export "dense")
    (param $from i32) (param $count i32) (param $weights i32) (param $width i32) (param $bias i32) (param $out i32)
    (param $list i32)
    (local $at i32) (local $end i32) (local $next i32) (local $row i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $x v128) (local $in f32)
    ;; Half of what comes in adds nothing: the rows of the others and how much they count are listed first.
    (local.set $end (local.get $list))
    (local.set $count (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 2))))
    (loop $listing
      (local.set $in (f32.load (local.get $from)))
      (i32.store (local.get $end) (local.get $row))
      (f32.store offset=4 (local.get $end) (local.get $in))
      (local.set $end
        (i32.add (local.get $end) (i32.shl (f32.gt (local.get $in) (f32.const 0)) (i32.const 3))))
      (local.set $row (i32.add (local.get $row) (local.get $width)))
      (local.set $from (i32.add (local.get $from) (i32.const 4)))
      (br_if $listing (i32.lt_u (local.get $from) (local.get $count))))
    (loop $blocks
      (local.set $row (i32.add (local.get $bias) (local.get $at)))
      (local.set $a (v128.load (local.get $row)))
      (local.set $b (v128.load offset=16 (local.get $row)))
      (local.set $c (v128.load offset=32 (local.get $row)))
      (local.set $d (v128.load offset=48 (local.get $row)))
      (local.set $next (local.get $list))
      (block $done
        (loop $rows
          (br_if $done (i32.ge_u (local.get $next) (local.get $end)))
          (local.set $row
            (i32.add (i32.add (local.get $weights) (local.get $at)) (i32.load (local.get $next))))
          (local.set $x (v128.load32_splat offset=4 (local.get $next)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $x) (v128.load (local.get $row)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $row)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $x) (v128.load offset=32 (local.get $row)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $x) (v128.load offset=48 (local.get $row)))))
          (local.set $next (i32.add (local.get $next) (i32.const 8)))
          (br $rows)))
      (local.set $row (i32.add (local.get $out) (local.get $at)))
      (v128.store (local.get $row) (local.get $a))
      (v128.store offset=16 (local.get $row) (local.get $b))
      (v128.store offset=32 (local.get $row) (local.get $c))
      (v128.store offset=48 (local.get $row) (local.get $d))
      (local.set $at (i32.add (local.get $at) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $width)))))

  ;; out = the sum of max(0, row) over `count` rows of `width` bytes at `from`.
  (func (export "pool") (param $from i32) (param $count i32) (param $width i32) (param $out i32)
    (local $at i32) (local $next i32) (local $left i32) (local $sum v128)
    (loop $columns
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (local.set $next (i32.add (local.get $from) (local.get $at)))
      (local.set $left (local.get $count))
      (loop $rows
        (local.set $sum
          (f32x4.add (local.get $sum) (f32x4.max (v128.load (local.get $next)) (v128.const f32x4 0 0 0 0))))
        (local.set $next (i32.add (local.get $next) (local.get $width)))
        (local.set $left (i32.sub (local.get $left) (i32.const 1)))
        (br_if $rows (local.get $left)))
      (v128.store (i32.add (local.get $out) (local.get $at)) (local.get $sum))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $columns (i32.lt_u (local.get $at) (local.get $width))))))
