;; The way back through the layers of a network, four sums at a time: what each weight did to the surprise at a sample.
;; Widths are in bytes and multiples of 16. The memory is that of `layers.wat`.
(module
  (import "layers" "memory" (memory 1))

  ;; Adds `slope` to the rows of `slopes` that are named by 16-bit numbers at `from`.
  (func (export "sparseBack")
    (param $from i32) (param $count i32) (param $slopes i32) (param $width i32) (param $slope i32)
    (local $end i32) (local $row i32) (local $at i32) (local $to i32)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 1))))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $row
          (i32.add (local.get $slopes) (i32.mul (i32.load16_u (local.get $from)) (local.get $width))))
        (local.set $at (i32.const 0))
        (loop $columns
          (local.set $to (i32.add (local.get $row) (local.get $at)))
          (v128.store (local.get $to)
            (f32x4.add (v128.load (local.get $to)) (v128.load (i32.add (local.get $slope) (local.get $at)))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $columns (i32.lt_u (local.get $at) (local.get $width))))
        (local.set $from (i32.add (local.get $from) (i32.const 2)))
        (br $rows))))

  ;; For each of `count` inputs above 0: adds input × `outSlope` to its row of `slopes`, and leaves the sum of
  ;; `outSlope` × its row of `weights` as its own slope; the slope of any other is 0.
  (func (export "denseBack")
    (param $from i32) (param $count i32) (param $weights i32) (param $slopes i32) (param $width i32)
    (param $outSlope i32) (param $slope i32)
    (local $end i32) (local $at i32) (local $to i32) (local $x v128) (local $o v128) (local $sum v128)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (if (f32.gt (f32.load (local.get $from)) (f32.const 0))
          (then
            (local.set $x (v128.load32_splat (local.get $from)))
            (local.set $at (i32.const 0))
            (loop $columns
              (local.set $o (v128.load (i32.add (local.get $outSlope) (local.get $at))))
              (local.set $sum
                (f32x4.add (local.get $sum)
                  (f32x4.mul (local.get $o) (v128.load (i32.add (local.get $weights) (local.get $at))))))
              (local.set $to (i32.add (local.get $slopes) (local.get $at)))
              (v128.store (local.get $to)
                (f32x4.add (v128.load (local.get $to)) (f32x4.mul (local.get $o) (local.get $x))))
              (local.set $at (i32.add (local.get $at) (i32.const 16)))
              (br_if $columns (i32.lt_u (local.get $at) (local.get $width))))))
        (f32.store (local.get $slope)
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
            (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
        (local.set $slope (i32.add (local.get $slope) (i32.const 4)))
        (local.set $from (i32.add (local.get $from) (i32.const 4)))
        (local.set $weights (i32.add (local.get $weights) (local.get $width)))
        (local.set $slopes (i32.add (local.get $slopes) (local.get $width)))
        (br $rows)))))
